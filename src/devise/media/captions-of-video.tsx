import { languages } from '../../domain/language.ts';
import { FetchFailed } from '../../web/fetch.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { mediaType, type MediaValues } from './media.ts';

interface CaptionsOfVideoProps {
  readonly values: MediaValues;
  readonly change: (changes: Partial<MediaValues>) => void;
  readonly error: unknown;
  readonly readOnly: boolean;
}

/** What is read along with a video, a file for each language. */
export function CaptionsOfVideo({ values, change, error, readOnly }: CaptionsOfVideoProps) {
  const issues = error instanceof FetchFailed ? (error.problem?.errors ?? []) : [];
  const { locale } = values;
  return languages.map((language) => (
    <FieldInput
      key={language}
      field={mediaType.fields.captions}
      path={`locale.${language}.captions`}
      locale={language}
      value={locale[language].captions}
      siteId={null}
      issues={issues}
      readOnly={readOnly}
      onChange={(captions) =>
        change({
          locale: {
            ...locale,
            [language]: { ...locale[language], captions: (captions || null) as string | null },
          },
        })
      }
    />
  ));
}
