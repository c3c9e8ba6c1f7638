import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { WAIT } from '../../../../test/wait.ts';
import { useSteadyDuringPress } from './use-steady-during-press.ts';

afterEach(() => vi.unstubAllGlobals());

function Marks({ marks }: { readonly marks: string }) {
  const { value, onMouseDown } = useSteadyDuringPress(marks);
  return (
    <button type="button" onMouseDown={onMouseDown}>
      {value}
    </button>
  );
}

it.each(['mouseup', 'dragend'])(
  'what changes during a press is shown when it has ended by %s',
  async (end) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const show = (marks: string) => act(async () => root.render(<Marks marks={marks} />));
    await show('1 to complete');
    const text = place.querySelector('button')!;
    await act(async () => void text.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await show('Ready');
    expect(text.textContent).toBe('1 to complete');
    await act(async () => void text.dispatchEvent(new MouseEvent(end, { bubbles: true })));
    await vi.waitFor(() => expect(text.textContent).toBe('Ready'), WAIT);
    await act(async () => root.unmount());
    place.remove();
  },
);
