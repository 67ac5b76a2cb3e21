import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '../ui/text-field.tsx';

function Greeting() {
  const [name, setName] = useState('');
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Hello {name}
      </button>
    </>
  );
}

test('what was typed before the code arrived is kept', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Greeting />);
  const box = root.querySelector('input');
  const button = root.querySelector('button');
  if (!box || !button) throw new Error('The page was not drawn.');
  box.value = 'Robin';
  await act(async () => {
    hydrateRoot(root, <Greeting />);
  });
  expect(button.textContent).toBe('Hello Robin');
  fireEvent.click(button);
  expect(box.value).toBe('Robin');
});
