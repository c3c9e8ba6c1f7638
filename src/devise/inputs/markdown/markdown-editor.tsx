import '@mdxeditor/editor/style.css';
import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  CreateLink,
  headingsPlugin,
  imagePlugin,
  InsertTable,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  ListsToggle,
  markdownShortcutPlugin,
  MDXEditor,
  type MDXEditorMethods,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
  UndoRedo,
} from '@mdxeditor/editor';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../domain/language.ts';
import { useLanguage } from '../../staff-language.tsx';
import { placeCaret } from './caret.ts';
import { editorWords } from './editor-words.ts';
import { InsertPicture } from './insert-picture.tsx';
import { keepKeys } from './keep-keys.ts';
import styles from './markdown.module.css';
import { useNamedTables } from './named-tables.ts';
import { writtenMarkdown } from './written-markdown.ts';

export interface MarkdownEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The text holds something the editor has no way to show. */
  readonly onRefuse: () => void;
  readonly readOnly: boolean;
  readonly locale: Language | undefined;
  /** What the text is called where it is read out: 'Text, English'. */
  readonly label: string;
  /** It takes the focus, with the caret behind so many letters; undefined where nobody waits for it. */
  readonly caret: number | undefined;
}

/** A page has its title already: headings inside a text begin below it. */
const plugins = [
  headingsPlugin({ allowedHeadingLevels: [2, 3, 4] }),
  listsPlugin(),
  quotePlugin(),
  linkPlugin(),
  linkDialogPlugin(),
  tablePlugin(),
  thematicBreakPlugin(),
  // A size would be written as HTML, which guests never get.
  imagePlugin({ disableImageResize: true, disableImageSettingsButton: true }),
  markdownShortcutPlugin(),
  toolbarPlugin({ toolbarContents: () => <Tools /> }),
];

function Tools() {
  return (
    <>
      <UndoRedo />
      <BoldItalicUnderlineToggles options={['Bold', 'Italic']} />
      <BlockTypeSelect />
      <ListsToggle options={['bullet', 'number']} />
      <CreateLink />
      <InsertTable />
      <InsertPicture />
    </>
  );
}

export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { text, onChange, onRefuse, readOnly, locale, label, caret } = props;
  const language = useLanguage();
  const editor = useRef<MDXEditorMethods>(null);
  const whole = useNamedTables();
  const written = useRef(text);
  const wanted = useRef(caret);
  useEffect(() => {
    const letters = wanted.current;
    if (letters === undefined) return;
    const place = () => {
      const drawn = whole.current?.querySelector('[data-lexical-editor]');
      if (drawn && letters > 0) placeCaret(drawn, letters);
    };
    editor.current?.focus(place, { defaultSelection: 'rootStart', preventScroll: true });
  }, [whole]);
  useEffect(() => {
    // Changed from outside, as by 'copy the English': the editor keeps a text of its own.
    if (text === written.current) return;
    written.current = text;
    editor.current?.setMarkdown(text);
  }, [text]);
  return (
    <div ref={whole} lang={locale} data-editor onKeyDownCapture={keepKeys}>
      <MDXEditor
        ref={editor}
        className={styles.editor ?? ''}
        contentEditableClassName={styles.text ?? ''}
        markdown={text}
        plugins={plugins}
        readOnly={readOnly}
        suppressHtmlProcessing
        toMarkdownOptions={writtenMarkdown}
        translation={editorWords(language, label)}
        onError={onRefuse}
        onChange={(changed, isOnlyTidied) => {
          // Opening a text must not change it.
          if (isOnlyTidied) return;
          written.current = changed;
          onChange(changed);
        }}
      />
    </div>
  );
}
