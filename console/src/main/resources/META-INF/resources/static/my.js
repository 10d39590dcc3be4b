// Posts the secret of a private link, which stands behind the # and is never sent by a browser on its own.
(function () {
  var secret = window.location.hash.slice(1);
  var form = document.getElementById('open');
  if (!secret || !form) {
    return;
  }
  window.history.replaceState(null, '', window.location.pathname);
  form.elements.secret.value = secret;
  form.submit();
})();
