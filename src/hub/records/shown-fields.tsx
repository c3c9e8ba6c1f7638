import type { ReactNode } from 'react';
import type { GuestRichLink } from '../../content/guest.ts';
import type { ReferredRecord, ShownField } from '../../domain/hub-list.ts';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { Gallery } from '../../web/gallery/gallery.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { Picture } from '../../web/picture/picture.tsx';
import { LeadingRichLinks } from '../info/rich-links.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';
import { WrittenText } from '../links/written-text.tsx';
import { Fact, isFact } from './fact.tsx';
import styles from './shown-fields.module.css';
import { isShown, type Shown, shownIn, valueOf, type Values } from './value-of.ts';

interface ShownFieldsProps {
  readonly fields: readonly ShownField[];
  readonly values: Values;
  /** Of the headings inside. */
  readonly level: 2 | 3 | 4;
  /** Whose fields they are, for those who do not see the pictures. */
  readonly of: string;
  readonly references: readonly ReferredRecord[] | undefined;
}

const deeper = (level: 2 | 3 | 4): 2 | 3 | 4 => (level === 2 ? 3 : 4);

/** Facts that follow each other are one table. */
function inRuns(shown: readonly Shown[]): Shown[][] {
  const runs: Shown[][] = [];
  for (const one of shown) {
    const last = runs.at(-1);
    const isNext = last !== undefined && isFact(one.field) && isFact(last[0]!.field);
    if (isNext) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** The fields of a record, an entry or a block, from top to bottom. What is empty is left out. */
export function ShownFields(props: ShownFieldsProps) {
  const { fields, values, references } = props;
  const language = useLanguage();
  return inRuns(shownIn(fields, values, language)).map((run) => {
    const [{ field, value }] = run as [Shown];
    if (!isFact(field)) return <Part key={field.name} {...props} field={field} value={value} />;
    return (
      <div key={field.name} className={styles.column}>
        <dl className={styles.facts}>
          {run.map((one) => (
            <div key={one.field.name}>
              <dt>{one.field.label[language]}</dt>
              <dd>
                <Fact {...one} references={references} leads />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}

type PartProps = Omit<ShownFieldsProps, 'fields' | 'values'> & Shown;

/** What takes more room than a line. */
function Part({ field, value, level, of, references }: PartProps): ReactNode {
  const language = useLanguage();
  const inside = { level: deeper(level), of, references };
  const Heading = `h${level}` as const;
  switch (field.as) {
    case 'html':
      return (
        <div className={styles.column}>
          <WrittenText html={value as string} />
        </div>
      );
    case 'picture':
      return (
        <div className={styles.column}>
          <Picture picture={value as OfferedPicture} sizes="(min-width: 760px) 720px, 100vw" />
        </div>
      );
    case 'pictures':
      return <Gallery pictures={value as OfferedPicture[]} of={of} />;
    case 'links':
      return <Links links={value as GuestRichLink[]} />;
    case 'group':
      return (
        <section className={styles.column} aria-label={field.label[language]}>
          <Heading>{field.label[language]}</Heading>
          <div className={styles.inside}>
            <ShownFields {...inside} fields={field.fields} values={value as Values} />
          </div>
        </section>
      );
    case 'entries':
      return (
        <section className={styles.column} aria-label={field.label[language]}>
          <Heading>{field.label[language]}</Heading>
          <ul className={`${styles.inside} ${styles.entries}`}>
            {(value as Values[]).map((entry, place) => (
              <li key={place}>
                <Named {...inside} fields={field.fields} values={entry} />
              </li>
            ))}
          </ul>
        </section>
      );
    case 'blocks':
      return (value as Values[]).map((block, place) => (
        <section key={place} className={level === 2 ? styles.block : styles.inner}>
          <Named {...inside} level={level} fields={field.blocks[String(block.block)] ?? []} values={block} />
        </section>
      ));
    default:
      return null;
  }
}

/** Links with a picture and a few words, or buttons. */
function Links({ links }: { links: readonly GuestRichLink[] }) {
  if (links.some(({ title }) => title)) return <LeadingRichLinks links={links} />;
  return (
    <div className={styles.column}>
      <LinkButtons links={links} />
    </div>
  );
}

/** An entry or a block: its name as a heading, what else it says in words without labels, and the rest as it comes. */
function Named({ fields, values, level, ...rest }: ShownFieldsProps) {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const name = fields.find(({ isName }) => isName);
  const title = name && valueOf(name, values, language);
  const others = fields.filter((field) => field !== name);
  const [words, more] = [others.filter(({ as }) => as === 'text'), others.filter(({ as }) => as !== 'text')];
  const said = shownIn(words, values, language);
  return (
    <>
      {isShown(title) && (
        <div className={styles.column}>
          <Heading>{title as string}</Heading>
        </div>
      )}
      {said.length > 0 && (
        <div className={styles.column}>
          {said.map(({ field, value }) => (
            <p key={field.name}>{value as string}</p>
          ))}
        </div>
      )}
      <ShownFields {...rest} level={deeper(level)} fields={more} values={values} />
    </>
  );
}
