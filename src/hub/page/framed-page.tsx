import { matchHubRoute } from '../../domain/hub-routes.ts';
import { Frame } from '../../web/frame/frame.tsx';
import { navigate } from '../router/navigate.ts';
import { useSite } from '../start.ts';
import styles from './framed-page.module.css';
import { Page } from './page.tsx';

interface FramedPageProps {
  readonly title: string;
  readonly url: string | null | undefined;
  /** Height of the foot that is cut off the frame, in pixels. */
  readonly crop?: number | null | undefined;
}

/** A link to a page of the hub is followed here, not inside the frame. */
function followToHub({ origin, pathname }: URL): boolean {
  const path = pathname.replace(/^\/app(?=\/)/, '');
  if (origin !== window.location.origin || !matchHubRoute(path)) return false;
  navigate(path);
  return true;
}

/** Somebody else's page as a page of ours. A property without one says so kindly. */
export function FramedPage({ title, url, crop }: FramedPageProps) {
  const { extension } = useSite();
  return (
    <Page title={title} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Frame
        url={url}
        crop={crop}
        title={title}
        phone={extension}
        className={styles.frame}
        follow={followToHub}
      />
    </Page>
  );
}
