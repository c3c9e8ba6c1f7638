interface PageFrameProps {
  readonly url: string;
  readonly title: string;
}

const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

/** A page inside the page. The island knows how high a page of the site itself is. */
export const PageFrame = ({ url, title }: PageFrameProps) => (
  <iframe src={url} title={title} loading="lazy" data-island={isOwn(url) ? 'frame' : undefined} />
);
