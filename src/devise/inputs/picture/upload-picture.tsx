import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Language, languages } from '../../../domain/language.ts';
import { acceptOf, pictureKinds } from '../../../domain/media/media-kinds.ts';
import { usePhrases } from '../../staff-language.tsx';
import { ChooseFile } from '../../choose-file.tsx';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';
import { errorSentence } from './error-sentence.ts';
import styles from './picture.module.css';
import { type StoredPicture, useUpload } from './stored-pictures.ts';

const NO_WORDS: Readonly<Record<Language, string>> = { en: '', es: '' };

/** A new picture comes in with words for those who do not see it, in both languages. */
export function UploadPicture({ onStored }: { readonly onStored: (picture: StoredPicture) => void }) {
  const { pictures, languages: names } = usePhrases(inputPhrases);
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(NO_WORDS);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string>();
  const put = (chosen: File | null) => {
    setFailed(undefined);
    setAlt(NO_WORDS);
    setFile(chosen);
  };
  const send = async (chosen: File) => {
    setSending(true);
    setFailed(undefined);
    try {
      onStored(await upload(chosen, alt));
      put(null);
    } catch (error) {
      setFailed(errorSentence(error, pictures.uploadFailed));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <ChooseFile accept={acceptOf(pictureKinds)} onChange={put}>
        {(button) => (
          <Button {...button} variant="default">
            {pictures.upload}
          </Button>
        )}
      </ChooseFile>
      {file && (
        <div className={styles.upload}>
          <p>{pictures.describe(file.name)}</p>
          {languages.map((language) => (
            <TextInput
              key={language}
              {...(language === 'en' && { ref: takeFocus })}
              label={names[language]}
              lang={language}
              maxLength={300}
              value={alt[language]}
              onChange={(event) => setAlt({ ...alt, [language]: event.currentTarget.value })}
            />
          ))}
          <div className={styles.actions}>
            <Button loading={isSending} onClick={() => void send(file)}>
              {pictures.keep}
            </Button>
            <Button variant="default" disabled={isSending} onClick={() => put(null)}>
              {pictures.cancel}
            </Button>
          </div>
          <p role="alert" className={styles.failed}>
            {failed}
          </p>
        </div>
      )}
    </>
  );
}
