// Results by keyboard: 1 White wins, 5 or = a draw, 0 Black wins; the focus goes on to the next board that is open.
'use strict';
(() => {
  const form = document.getElementById('results');
  if (!form) return;
  const boards = [...form.querySelectorAll('fieldset.choice')];
  const keys = { '1': 'WHITE_WINS', '5': 'DRAW', '=': 'DRAW', '0': 'BLACK_WINS' };
  form.addEventListener('keydown', event => {
    const board = event.target.closest('fieldset.choice');
    const code = keys[event.key];
    if (!board || !code || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    board.querySelector('input[value="' + code + '"]').checked = true;
    const next = boards[boards.indexOf(board) + 1];
    (next ? next.querySelector('input') : form.querySelector('button')).focus();
  });
  const first = boards.find(board => !board.querySelector('input:checked'));
  if (first && !document.querySelector('[role="alert"]')) first.querySelector('input').focus({ preventScroll: true });
})();
