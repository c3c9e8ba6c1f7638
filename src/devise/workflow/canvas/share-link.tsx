import { Button, Popover, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { send } from '../../api.ts';
import { LinkIcon } from '../../inputs/icons.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { momentIn } from '../when.ts';
import { Act } from './act.tsx';
import styles from './canvas.module.css';
import { canvasPhrases } from './phrases.ts';

const QrPicture = lazy(() => import('../../screens/account/qr-picture.tsx'));

interface SharedLink {
  readonly url: string;
  /** An instant, ISO 8601. */
  readonly until: string;
}

interface ShareLinkProps {
  /** The key of the preview, as the server reads it. */
  readonly previewed: string;
  /** Its language, version and moment, as a query. */
  readonly view: string;
}

/** A link to what the canvas shows, for a phone and for people without an account. */
export function ShareLink({ previewed, view }: ShareLinkProps) {
  const phrases = usePhrases(canvasPhrases);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const making = useMutation({
    mutationFn: () => send<SharedLink>('POST', `preview/${previewed}/share?${view}`),
    onError: toastFailure,
  });
  const link = making.data;
  function toggle() {
    setOpen(!isOpen);
    // A link is for what is shown when it is made.
    making.reset();
  }
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(phrases.linkCopied);
    } catch (failed) {
      toastFailure(failed);
    }
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      withinPortal={false}
      position="bottom-end"
      trapFocus
      width={300}
    >
      <Popover.Target>
        <Act label={phrases.share} onClick={toggle}>
          <LinkIcon />
        </Act>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.share}>
          <p>{phrases.shareNote}</p>
          {link ? (
            <>
              <TextInput
                aria-label={phrases.link}
                readOnly
                value={link.url}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Button onClick={() => void copy(link.url)}>{phrases.copyLink}</Button>
              <Suspense fallback={null}>
                <QrPicture text={link.url} label={phrases.qr} />
              </Suspense>
              <p className={styles.until}>{phrases.until(momentIn(link.until, language, undefined))}</p>
            </>
          ) : (
            <Button loading={making.isPending} onClick={() => making.mutate()}>
              {phrases.makeLink}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
