import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { flexRender, type RowSelectionState, useTable } from '@tanstack/react-table';
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { beginStep } from '../../../domain/workflow/step.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { Pages } from '../../shell/page/pages.tsx';
import { listQuery } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { treePhrases } from '../tree/phrases.ts';
import { TreeOrTable } from '../tree/tree-or-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { columnsOf, features } from './columns.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { listPhrases } from './phrases.ts';
import styles from './table.module.css';
import { TableFilters } from './table-filters.tsx';
import { TableHead } from './table-head.tsx';
import {
  isTreeShown,
  listQueryOf,
  tableQueryString,
  parseTableQuery,
  type TableQuery,
} from './table-query.ts';
import { TableRow } from './table-row.tsx';
import { useColumnsShown } from './use-columns-shown.ts';

const TreeList = lazy(() => import('../tree/tree-list.tsx'));

const none: StaffRecord[] = [];

/** By id, the record as it was when it was selected: bulk actions apply to the versions that were shown. */
type Selected = Readonly<Record<string, StaffRecord>>;

const ticked = (selected: Selected): RowSelectionState =>
  Object.fromEntries(Object.keys(selected).map((id) => [id, true]));

const withRecords = (rows: RowSelectionState, held: Selected, shown: readonly StaffRecord[]): Selected =>
  Object.fromEntries(
    Object.keys(rows).flatMap((id) => {
      const record = held[id] ?? shown.find((one) => String(one.id) === id);
      return record === undefined ? [] : [[id, record]];
    }),
  );

/** All records of a type as a table, for frequent users: sorting, filters, selection, keyboard shortcuts. */
export default function TableStep() {
  const { type, workflow, phrases, noun, language, may, addressOf, addressAfter } = useWorkflow();
  const words = usePhrases(listPhrases);
  const trees = usePhrases(treePhrases);
  const { siteId, shownLanguage } = useSiteView();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<Selected>({});
  const query = parseTableQuery(type, searchParams);
  const [columnVisibility, setColumnVisibility] = useColumnsShown(type.name, { site_name: false });

  const isTree = isTreeShown(type, query);
  const listed = useQuery({
    ...listQuery(
      type,
      listQueryOf(type, query, { siteId, language: shownLanguage === 'all' ? undefined : shownLanguage }),
    ),
    enabled: !isTree,
  });
  const columns = useMemo(() => columnsOf(type, language, words), [type, language, words]);
  const data = useMemo(() => [...(listed.data?.data ?? none)], [listed.data]);
  const sorting = query.sort ? [{ id: query.sort.replace(/^-/, ''), desc: query.sort.startsWith('-') }] : [];
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: { sorting, rowSelection: ticked(selected), columnVisibility },
    onRowSelectionChange: (next) =>
      setSelected((held) => withRecords(typeof next === 'function' ? next(ticked(held)) : next, held, data)),
    onColumnVisibilityChange: (next) =>
      setColumnVisibility(typeof next === 'function' ? next(columnVisibility) : next),
  });

  const index = addressOf({ kind: 'custom', name: 'table' });
  const addressAsked = (next: TableQuery) => {
    const said = tableQueryString(next);
    return said === '' ? index : `${index}?${said}`;
  };
  const ask = (part: Partial<TableQuery>) =>
    void navigate(addressAsked({ ...query, page: 1, ...part }), { replace: true });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const records = Object.values(selected).map((record) => ({
    id: record.id,
    version: record.version,
    site_id: record.site_id,
    name: recordName(type, record, language) ?? phrases.noName,
  }));
  return (
    <Page
      title={isTree ? trees.title(noun) : words.rows(noun)}
      back={{ to: addressAfter({ is: 'back' }), label: phrases.backTo(noun) }}
      actions={
        <>
          {type.workflow?.tree && (
            <TreeOrTable
              isTree={isTree}
              onChange={(asTree) =>
                asTree ? void navigate(index, { replace: true }) : ask({ isFlat: true })
              }
            />
          )}
          {!isTree && <ColumnsMenu columns={table.getAllLeafColumns()} />}
          {may.change && !type.comesFromUpload && (
            <Button component={Link} to={addressOf(beginStep(workflow))}>
              {words.create(noun)}
            </Button>
          )}
        </>
      }
      isWide
      isFull={!isTree}
    >
      <TableFilters query={query} onQuery={ask} searchRef={search} />
      <BulkBar records={records} onDone={() => setSelected({})} />
      {isTree ? (
        <TreeList />
      ) : (
        <Loaded of={listed} rows={8}>
          {({ meta }) => (
            <div className={styles.whole} aria-busy={listed.isPlaceholderData}>
              <p role="status" className="quiet">
                {meta.total > 0 ? phrases.search.found(meta, noun) : words.nothing}
              </p>
              {meta.total === 0 && searchParams.size > 0 && (
                <p>
                  <Link to={index}>{words.clear}</Link>
                </p>
              )}
              {data.length > 0 && (
                <>
                  <div className={styles.scroll}>
                    <table className={styles.table}>
                      <caption className={styles.caption}>{words.keys}</caption>
                      <thead>
                        <tr>
                          <th scope="col" className={styles.check}>
                            <Checkbox
                              aria-label={words.selectAll}
                              checked={table.getIsAllRowsSelected()}
                              indeterminate={table.getIsSomeRowsSelected()}
                              onChange={table.getToggleAllRowsSelectedHandler()}
                            />
                          </th>
                          <TableHead
                            id={type.titleField}
                            label={words.name}
                            sort={query.sort}
                            onSort={(sort) => ask({ sort })}
                          />
                          {table.getVisibleLeafColumns().map((column) => (
                            <TableHead
                              key={column.id}
                              id={column.id}
                              label={String(column.columnDef.header)}
                              sort={query.sort}
                              {...(column.columnDef.enableSorting
                                ? { onSort: (sort: string | undefined) => ask({ sort }) }
                                : {})}
                            />
                          ))}
                        </tr>
                      </thead>
                      <tbody>
                        {table.getRowModel().rows.map((row) => (
                          <TableRow
                            key={row.id}
                            record={row.original}
                            isSelected={row.getIsSelected()}
                            onSelect={(isSelected) => row.toggleSelected(isSelected)}
                          >
                            {row.getVisibleCells().map((cell) => (
                              <td key={cell.id}>
                                {flexRender(cell.column.columnDef.cell, cell.getContext())}
                              </td>
                            ))}
                          </TableRow>
                        ))}
                      </tbody>
                    </table>
                  </div>
                </>
              )}
              <Pages meta={meta} addressOf={(page) => addressAsked({ ...query, page })} />
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
}
