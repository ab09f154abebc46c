import { classNames } from '../class-names.ts'
import { Skeleton } from '../skeleton.tsx'
import { type Column, type DataTableProps, isMainColumn } from './data-columns.ts'
import { RowLink } from './row-link.tsx'

const edges = 'px-3 first:pl-5 last:pr-5'

export function RowTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, skeletonRows = 4, maxHeight } = props
  return (
    <div
      className={classNames('overflow-x-auto', maxHeight !== undefined && 'overflow-y-auto')}
      style={{ maxHeight }}
    >
      <table aria-label={label} aria-busy={!rows} className="w-full border-collapse text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'sticky top-0 z-2 bg-paper py-2 text-xs font-medium whitespace-nowrap text-ink-2 shadow-[inset_0_-1px_var(--color-line)]',
                  edges,
                  column.isRight && 'text-right',
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => <BodyRow key={rowKey(row)} row={row} {...props} />) ??
            Array.from({ length: skeletonRows }, (_, index) => (
              <SkeletonRow key={String(index)} columns={columns} />
            ))}
        </tbody>
      </table>
    </div>
  )
}

function BodyRow<Row>({ row, below, ...props }: DataTableProps<Row> & { row: Row }) {
  const opened = below?.(row)
  return (
    <>
      <Cells row={row} {...props} />
      {opened && (
        <tr className="border-b border-line last:border-0">
          <td colSpan={props.columns.length} className="bg-mist px-5 py-5">
            {opened}
          </td>
        </tr>
      )}
    </>
  )
}

function Cells<Row>({ row, columns, rowLink }: DataTableProps<Row> & { row: Row }) {
  return (
    <tr className={classNames('relative border-b border-line last:border-0', rowLink && 'hover:bg-mist')}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={classNames('h-14 py-2', edges, column.isRight && 'num text-right', column.className)}
        >
          {isMainColumn(columns, column) ? (
            <RowLink to={rowLink?.(row)}>{column.cell(row)}</RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-b border-line last:border-0">
      {columns.map(({ key, isRight }) => (
        <td key={key} className={classNames('h-14', edges)}>
          <Skeleton className={classNames('h-4 w-24', isRight && 'ml-auto')} />
        </td>
      ))}
    </tr>
  )
}
