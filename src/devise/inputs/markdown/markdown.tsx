import { Button, Textarea } from '@mantine/core';
import { type ComponentType, useRef, useState } from 'react';
import { loadChunk } from '../../../web/chunk.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';
import styles from './markdown.module.css';
import type { MarkdownEditorProps } from './markdown-editor.tsx';

type Editor = ComponentType<MarkdownEditorProps>;

const loadEditor = () => loadChunk<Editor>('markdown-editor', () => import('./markdown-editor.tsx'));

/** Plain text at first and whenever somebody prefers it; the editor is loaded once the text is gone into. */
export function MarkdownInput(props: InputProps<string>) {
  const { field, path, value, onChange, readOnly, locale } = props;
  const { markdown, languages } = usePhrases(inputPhrases);
  const language = useLanguage();
  const { Editor, wish, say, open, close, refuse } = useEditor();
  const hasTyped = useRef(false);
  const text = value ?? '';
  return (
    <Together {...useGroupFrame(props)}>
      {Editor ? (
        <Editor text={text} onChange={onChange} onRefuse={refuse} readOnly={readOnly} locale={locale} />
      ) : (
        <Textarea
          id={`${path}.text`}
          aria-label={[labelOf(field, language), locale && languages[locale]].filter(Boolean).join(', ')}
          className={styles.plain ?? ''}
          autosize
          minRows={5}
          maxRows={18}
          lang={locale}
          value={text}
          readOnly={readOnly}
          onFocus={({ currentTarget }) => {
            hasTyped.current = false;
            // Whoever has begun to type goes on in the box they type in, and who has gone on is not called back.
            const isWelcome = () => !hasTyped.current && currentTarget.matches(':focus');
            if (wish !== 'plain' && !readOnly) void open(isWelcome);
          }}
          onChange={(event) => {
            hasTyped.current = true;
            onChange(event.currentTarget.value);
          }}
        />
      )}
      <div className={styles.foot}>
        {say && (
          <p role="status" className={styles.said}>
            {markdown[say]}
          </p>
        )}
        {!readOnly && (
          <Button variant="subtle" onClick={() => (Editor ? close() : void open(() => true))}>
            {Editor ? markdown.toPlain : markdown.toRich}
          </Button>
        )}
      </div>
    </Together>
  );
}

type Said = 'loading' | 'failed' | 'refused';

/** The editor once it is loaded and wanted, and what is to say about it. */
function useEditor() {
  const [Editor, setEditor] = useState<Editor>();
  const [wish, setWish] = useState<'plain' | 'rich'>();
  const [say, setSay] = useState<Said>();
  const open = async (isWelcome: () => boolean) => {
    setSay('loading');
    try {
      const Loaded = await loadEditor();
      setSay(undefined);
      if (isWelcome()) setEditor(() => Loaded);
    } catch (failed) {
      console.error(failed);
      setSay('failed');
    }
  };
  const close = () => {
    setEditor(undefined);
    setWish('plain');
  };
  /** What the editor cannot show it would lose: such a text stays plain. */
  const refuse = () => {
    close();
    setSay('refused');
  };
  return { Editor, wish, say, open, close, refuse };
}
