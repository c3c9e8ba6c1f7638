import { expect, it } from 'vitest';
import { editorWords } from './editor-words.ts';

it('names the text that is written, and says the rest in the language of staff', () => {
  const inEnglish = editorWords('en', 'Text, Español');
  const inSpanish = editorWords('es', 'Texto, English');
  expect(inEnglish('contentArea.editableMarkdown', 'editable markdown')).toBe('Text, Español');
  expect(inSpanish('contentArea.editableMarkdown', 'editable markdown')).toBe('Texto, English');
  expect(inSpanish('toolbar.blockTypes.heading', 'Heading {{level}}', { level: 2 })).toBe('Título 2');
  expect(inEnglish('toolbar.blockTypes.heading', 'Heading {{level}}', { level: 2 })).toBe('Heading 2');
});
