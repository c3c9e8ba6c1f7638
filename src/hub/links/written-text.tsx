import { useCallback } from 'react';
import { useLocation, useRouter } from 'wouter';
import { HUB } from '../../domain/hub-routes.ts';
import { Markdown } from '../../web/markdown/markdown.tsx';

/** Text that staff wrote, with links to hub routes that stay in the hub. */
export function WrittenText({ html }: { readonly html: string | null | undefined }) {
  const [, navigate] = useLocation();
  const { hrefs } = useRouter();
  const hrefOf = useCallback(
    (address: string) => (address.startsWith(HUB) ? hrefs(address) : undefined),
    [hrefs],
  );
  return <Markdown html={html} hrefOf={hrefOf} onFollow={navigate} />;
}
