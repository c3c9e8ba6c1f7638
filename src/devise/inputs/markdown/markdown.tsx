import { Button, Textarea } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../web/chunk.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { labelOf } from '../field/field-label.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';
import { lettersBefore } from './caret.ts';
import styles from './markdown.module.css';
import type { MarkdownEditorProps } from './markdown-editor.tsx';

type Editor = ComponentType<MarkdownEditorProps>;

const loadEditor = () => loadChunk<Editor>('markdown-editor', () => import('./markdown-editor.tsx'));

/**
 * A text as guests will see it, in an editor that is loaded when the field comes into view. Until it has come, and
 * whenever somebody prefers it, the text is plain. Whoever types meanwhile goes on in the box they type in.
 */
export function MarkdownInput(props: InputProps<string>) {
  const { field, path, value, onChange, readOnly, locale } = props;
  const { markdown, languages } = usePhrases(inputPhrases);
  const language = useLanguage();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const box = useRef<HTMLTextAreaElement>(null);
  const { Loaded, phase, say, open, arrived, typed, left, close, refuse } = useEditor(box);
  const text = value ?? '';
  const label = [labelOf(field, language), locale && languages[locale]].filter(Boolean).join(', ');
  useEffect(() => {
    if (inViewport) void open();
    // Once: whoever asked for plain text keeps it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inViewport]);
  return (
    <Together {...useGroupFrame(props)}>
      <div ref={ref} className={styles.whole} data-text>
        {phase !== 'rich' && (
          <Textarea
            ref={box}
            id={`${path}.text`}
            aria-label={label}
            className={styles.plain ?? ''}
            data-waiting={(say === 'loading' && text !== '') || undefined}
            autosize
            minRows={5}
            maxRows={18}
            lang={locale}
            value={text}
            readOnly={readOnly}
            onBlur={left}
            onChange={(event) => {
              typed();
              onChange(event.currentTarget.value);
            }}
          />
        )}
        {Loaded && phase !== 'plain' && (
          <div className={phase === 'arriving' ? styles.arriving : undefined} onFocus={arrived}>
            <Loaded
              text={text}
              onChange={onChange}
              onRefuse={refuse}
              readOnly={readOnly}
              locale={locale}
              label={label}
              // It comes where somebody was about to write.
              caret={phase === 'arriving' ? lettersBefore(text, box.current?.selectionStart ?? 0) : undefined}
            />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {say && (
          <p role="status" className={styles.said}>
            {markdown[say]}
          </p>
        )}
        {!readOnly && (
          <Button variant="subtle" onClick={() => (phase === 'plain' ? void open(true) : close())}>
            {phase === 'plain' ? markdown.toRich : markdown.toPlain}
          </Button>
        )}
      </div>
    </Together>
  );
}

type Said = 'loading' | 'failed' | 'refused';

/** The box alone; the editor beside it, not yet seen, until it has taken the focus; the editor alone. */
type Phase = 'plain' | 'arriving' | 'rich';

/** The editor once it is loaded and wanted, and what is to say about it. */
function useEditor(box: RefObject<HTMLTextAreaElement | null>) {
  const [Loaded, setLoaded] = useState<Editor>();
  const [phase, setPhase] = useState<Phase>('plain');
  const [say, setSay] = useState<Said>();
  const hasTyped = useRef(false);
  const prefersPlain = useRef(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const open = async (isAsked = false) => {
    if (isAsked) prefersPlain.current = false;
    if (prefersPlain.current || phase !== 'plain') return;
    setSay('loading');
    try {
      const Came = await loadEditor();
      setSay(undefined);
      setLoaded(() => Came);
      const isInBox = box.current !== null && document.activeElement === box.current;
      if (!isInBox) setPhase('rich');
      else if (!hasTyped.current) setPhase('arriving');
    } catch (failed) {
      console.error(failed);
      setSay('failed');
    }
  };
  /** A key that comes before the editor has the focus stays where it was pressed. */
  const typed = () => {
    hasTyped.current = true;
    if (phase === 'arriving') setPhase('plain');
  };
  const arrived = () => {
    if (phase === 'arriving') setPhase('rich');
  };
  /** Drawn again once the click or key that left the box has done its work: nothing may move under it. */
  const left = () => {
    if (!Loaded || prefersPlain.current || phase !== 'plain') return;
    leaving.current?.abort();
    const waiting = new AbortController();
    leaving.current = waiting;
    const draw = () => {
      waiting.abort();
      hasTyped.current = false;
      if (document.activeElement !== box.current) setPhase('rich');
    };
    for (const done of ['click', 'keyup']) window.addEventListener(done, draw, { signal: waiting.signal });
  };
  const close = () => {
    prefersPlain.current = true;
    setPhase('plain');
  };
  /** What the editor cannot show it would lose: such a text stays plain. */
  const refuse = () => {
    close();
    setSay('refused');
  };
  return { Loaded, phase, say, open, typed, arrived, left, close, refuse };
}
