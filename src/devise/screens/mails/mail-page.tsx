import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import { mailKinds } from '../../../content/mails/mail-kinds.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMayList } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './mails.module.css';
import { mailPhrases } from './phrases.ts';
import { useSeenMails } from './use-seen-mails.ts';

interface ShownMail {
  readonly to: string | null;
  readonly sender_name: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface MailPreview extends Readonly<Record<Language, ShownMail>> {
  readonly record: string | null;
}

const START_HEIGHT = 320;

/** A link would open in a new tab, which the frame's sandbox forbids: so none leads anywhere. */
const withDeadLinks = (html: string): string => html.replace('<meta ', '<base target="_blank"><meta ');

/** The mail as a mail program draws it, as high as it is. It runs no script, so its height may be read. */
function MailFrame({ html, title }: { readonly html: string; readonly title: string }) {
  const [height, setHeight] = useState(START_HEIGHT);
  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withDeadLinks(html)}
      height={height}
      onLoad={({ currentTarget: { contentDocument } }) =>
        setHeight(Math.ceil(contentDocument?.documentElement.getBoundingClientRect().height ?? START_HEIGHT))
      }
    />
  );
}

function Mail({ mail, language }: { readonly mail: ShownMail; readonly language: Language }) {
  const phrases = usePhrases(mailPhrases);
  const own = useLanguage();
  const id = useId();
  const { subject, to, sender_name, reply_to, headers, text, html } = mail;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const facts: readonly (readonly [string, string])[] = [
    [phrases.from, sender_name],
    [phrases.to, to ?? phrases.nobody],
    [phrases.replyTo, reply_to ?? phrases.noReply],
    ...(lines.length > 0 ? [[phrases.headers, lines.join('\n')] as const] : []),
  ];
  return (
    <section className={styles.mail} aria-labelledby={id}>
      <h2 id={id} lang={language}>
        {languageNames[language]}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{phrases.subject}</dt>
          <dd className={styles.subject} lang={language}>
            {subject}
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MailFrame html={html} title={phrases.frame(languageNames[language])} key={html} />
      <h3>{phrases.text}</h3>
      <pre className={styles.text} lang={language === own ? undefined : language}>
        {text}
      </pre>
    </section>
  );
}

function Preview({ preview }: { readonly preview: MailPreview }) {
  const phrases = usePhrases(mailPhrases);
  const { record } = preview;
  return (
    <>
      <p className="quiet">
        {record === null ? (
          phrases.invented
        ) : (
          <>
            {phrases.real} <Link to={record}>{phrases.open}</Link>.
          </>
        )}{' '}
        {phrases.noLinks}
      </p>
      <div className={styles.both}>
        {languages.map((language) => (
          <Mail mail={preview[language]} language={language} key={language} />
        ))}
      </div>
    </>
  );
}

/** One mail in both languages, beside each other. */
export function Component() {
  const { name = '' } = useParams();
  const phrases = usePhrases(mailPhrases);
  const language = useLanguage();
  const may = useMayList();
  const { siteId } = useSiteView();
  const kind = mailKinds.find((one) => one.name === name);
  const isSeen = useSeenMails().some((one) => one.name === name);
  const found = useQuery({
    queryKey: queryKeys.mail(name, siteId),
    queryFn: ({ signal }) => get<MailPreview>(`mails/${name}?site_id=${siteId}`, signal),
    enabled: isSeen,
  });
  const back = { to: '/mails', label: phrases.back };
  if (!kind) return <Page title={phrases.none} back={back} />;
  const title = kind.labels[language];
  if (!isSeen) return <Page title={title} lead={may(kind.permission).why} back={back} />;
  return (
    <Page title={title} back={back} isWide>
      <Loaded of={found}>{(preview) => <Preview preview={preview} />}</Loaded>
    </Page>
  );
}
