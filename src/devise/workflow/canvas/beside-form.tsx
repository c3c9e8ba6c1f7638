import { lazy, Suspense } from 'react';
import type { ContentType, FormPart } from '../../../domain/content-type.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { hasPreview, PhonePreview } from '../preview/phone-preview.tsx';
import { pageFieldsOf } from './page-slices.ts';

const PageCanvas = lazy(async () => ({ default: (await import('./page-canvas.tsx')).PageCanvas }));
const DrawnBeside = lazy(async () => ({ default: (await import('./drawn-beside.tsx')).DrawnBeside }));
const HeadsBeside = lazy(async () => ({ default: (await import('./heads-beside.tsx')).HeadsBeside }));

/** What stands beside the form of a record: the guest's phone, the page itself, or nothing. */
export function shownBeside(type: ContentType, siteId: number | null): 'phone' | 'page' | undefined {
  const { heads, layer, sitePage } = type.appears?.guests ?? {};
  if (sitePage || (siteId !== null && (pageFieldsOf(type) || heads || layer))) return 'page';
  return hasPreview(type, siteId) ? 'phone' : undefined;
}

interface BesideFormProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly siteId: number | null;
  readonly recordId: number | undefined;
  /** The part of the form that is asked; undefined where the whole record is looked at. */
  readonly part?: FormPart | undefined;
  readonly onChange?: ((values: FormValues) => void) | undefined;
  readonly onOpen: (path: string) => void;
}

export function BesideForm({ onChange, onOpen, part, ...shown }: BesideFormProps) {
  const { type, siteId } = shown;
  const fields = pageFieldsOf(type);
  const { heads, layer, sitePage } = type.appears?.guests ?? {};
  if (sitePage || (siteId !== null && (heads || layer))) {
    return (
      <Suspense fallback={<aside />}>
        {heads ? <HeadsBeside {...shown} /> : <DrawnBeside {...shown} />}
      </Suspense>
    );
  }
  if (!fields || siteId === null) return <PhonePreview {...shown} />;
  return (
    <Suspense fallback={<aside />}>
      {fields.description !== undefined && part?.fields.includes(fields.description) ? (
        <HeadsBeside {...shown} />
      ) : (
        <PageCanvas {...shown} fields={fields} onChange={onChange} onOpen={onOpen} />
      )}
    </Suspense>
  );
}
