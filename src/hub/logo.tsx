import type { ReactNode } from 'react';
import { usePictureRetry } from '../web/picture/picture-retry.ts';

interface LogoProps {
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null | undefined;
  readonly alt: string;
  readonly className?: string;
  /** The name in letters: without a logo, and while its file does not come. */
  readonly children: ReactNode;
}

/** A logo, never the browser's broken picture. */
export function Logo({ logo, alt, className, children }: LogoProps) {
  const { isMissing, onError } = usePictureRetry(logo?.src);
  if (!logo || isMissing) return children;
  const { src, width, height } = logo;
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      onError={(event) => void onError(event.currentTarget)}
    />
  );
}
