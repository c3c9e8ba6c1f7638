import { type SyntheticEvent, useEffect, useState } from 'react';
import { followLinks, type FrameContent, removeFooters } from './inside-frame.ts';
import styles from './frame.module.css';
import { fillIn, useKitPhrases } from '../language/language.tsx';

interface FrameProps {
  /** Null: no such frame was set up. */
  readonly url: string | null | undefined;
  /** What is inside, for those who do not see it. */
  readonly title: string;
  /** Height of the foot that is cut off a frame of another origin, in pixels. */
  readonly crop?: number | null | undefined;
  /** The extension a guest may call instead. */
  readonly phone?: string | null | undefined;
  readonly className?: string | undefined;
  readonly onLoad?: (() => void) | undefined;
  /** Leads where a link in a frame of our own origin points, and says whether it did; else the frame goes there itself. */
  readonly follow?: ((url: URL) => boolean) | undefined;
}

type Progress = 'loading' | 'slow' | FrameContent;

/** After so many milliseconds without the frame we offer another way; the frame may still arrive. */
const SLOW = 10_000;

/** Somebody else's page inside ours. Never a blank box: what cannot be shown says how to go on. */
export const Frame = (props: FrameProps) => <FrameOfUrl key={props.url} {...props} />;

function FrameOfUrl({ url, title, crop, phone, className, onLoad, follow }: FrameProps) {
  const [progress, setProgress] = useState<Progress>('loading');
  useEffect(() => {
    const timer = window.setTimeout(() => setProgress((now) => (now === 'loading' ? 'slow' : now)), SLOW);
    return () => window.clearTimeout(timer);
  }, []);

  const show = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = removeFooters(currentTarget);
    if (content === 'ours' && follow) followLinks(currentTarget, follow);
    setProgress(content);
    if (content !== 'refused') onLoad?.();
  };

  const isShown = progress === 'ours' || progress === 'theirs';
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} data-progress={progress}>
      {url && (
        <div className={styles.window} hidden={progress === 'refused'}>
          <iframe
            src={url}
            title={title}
            className={styles.inside}
            style={{ height: `calc(100% + ${crop ?? 0}px)` }}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            allow="payment; fullscreen"
            onLoad={show}
          />
        </div>
      )}
      {!isShown && <OtherWay url={url} phone={phone} progress={url ? progress : 'refused'} />}
      {progress === 'theirs' && url && <Trouble url={url} />}
    </div>
  );
}

interface OtherWayProps extends Pick<FrameProps, 'url' | 'phone'> {
  readonly progress: Progress;
}

function OtherWay({ url, phone, progress }: OtherWayProps) {
  const phrases = useKitPhrases();
  if (progress === 'loading') {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <p>{phrases['frame-loading']}</p>
      </div>
    );
  }
  return (
    <div className={styles.other} role="status">
      <h2>{progress === 'slow' ? phrases['frame-slow'] : phrases['frame-unavailable']}</h2>
      <p>{phone ? fillIn(phrases['frame-call'], { extension: phone }) : phrases['frame-ask']}</p>
      {url && (
        <a href={url} target="_blank" rel="noopener" className={styles.open}>
          {phrases['frame-open']}
        </a>
      )}
    </div>
  );
}

/** A browser does not tell us when it refuses to show a page of another origin, so the other way stays at hand. */
function Trouble({ url }: { readonly url: string }) {
  const phrases = useKitPhrases();
  return (
    <p className={styles.trouble}>
      {phrases['frame-trouble']}{' '}
      <a href={url} target="_blank" rel="noopener">
        {phrases['frame-open']}
      </a>
    </p>
  );
}
