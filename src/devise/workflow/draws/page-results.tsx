import { lazy, Suspense } from 'react';
import type { ContentType, FormPart } from '../../../domain/content-type.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { pageFieldsOf } from '../canvas/page-slices.ts';

const DrawResults = lazy(async () => ({ default: (await import('./draw-results.tsx')).DrawResults }));

interface PageResultsProps {
  readonly type: ContentType;
  readonly part: FormPart;
  readonly record: { readonly id: number };
  readonly values: FormValues;
}

/** Above the versions of a page: how they fare. Other parts and other types have nothing there. */
export function PageResults({ type, part, record, values }: PageResultsProps) {
  const fields = pageFieldsOf(type);
  if (!fields?.versions || !part.fields.includes(fields.versions.list)) return null;
  return (
    <Suspense>
      <DrawResults type={type} id={record.id} fields={fields} values={values} />
    </Suspense>
  );
}
