import type { WireSurcharge, WireTariff, WireTradeLane } from '@tradelane/contract/logistics/tariffs'
import { tariffs } from '@tradelane/contract/logistics/tariffs'
import { type ReactNode, useState } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { LaneDialog } from './tariff-lane-dialog.tsx'
import { SurchargeDialog } from './tariff-surcharge-dialog.tsx'
import { TariffTrouble } from './tariff-trouble.tsx'
import {
  amountText,
  areaName,
  baseNames,
  conditionsText,
  matchingTariff,
  sourceText,
} from './tariff-words.ts'
import { type RowChange, useLaneChange, useSurchargeChange } from './use-tariff-row.ts'

type Placed<Row> = { row: Row; index: number }
const placedOf = <Row,>(rows: readonly Row[] | undefined): Placed<Row>[] | undefined =>
  rows?.map((row, index) => ({ row, index }))

/** Ten rows with the head in view: the page stays short enough to see what it has. */
const tableHeight = 600

type TableProps = { tariff: WireTariff | undefined; search: string }

export function LaneTable({ tariff, search }: TableProps) {
  return (
    <Card
      id="lanes"
      isFlush
      title="Trade lanes"
      action={tariff && <LaneActions tariff={tariff} placed={undefined} />}
    >
      <DataTable
        label="Trade lanes"
        maxHeight={tableHeight}
        mostCards={5}
        skeletonRows={10}
        columns={laneColumns(tariff)}
        rows={placedOf(tariff && matchingTariff(tariff, search).lanes)}
        rowKey={({ row: { from, to } }) => `${from} ${to}`}
        empty={
          search ? (
            <NothingFound what="trade lanes" />
          ) : (
            <EmptyState title="No trade lanes">Every lane costs 100 % of the rate cards.</EmptyState>
          )
        }
      />
    </Card>
  )
}

const NothingFound = ({ what }: { what: string }) => (
  <EmptyState title={`No ${what} found`}>Change or clear the search.</EmptyState>
)

const laneColumns = (tariff: WireTariff | undefined): Column<Placed<WireTradeLane>>[] => [
  {
    key: 'lane',
    title: 'Lane',
    className: 'sm:min-w-64',
    cell: ({ row: { from, to } }) => `${areaName(from)} to ${areaName(to)}`,
  },
  {
    key: 'level',
    title: 'Level',
    isRight: true,
    className: 'num whitespace-nowrap',
    cell: ({ row }) => `${row.percent} %`,
  },
  { key: 'source', title: 'Source', className: 'wrap-anywhere text-xs', cell: ({ row }) => sourceText(row) },
  {
    key: 'action',
    title: 'Action',
    isRight: true,
    cell: (placed) => tariff && <LaneActions tariff={tariff} placed={placed} />,
  },
]

function LaneActions({ tariff, placed }: { tariff: WireTariff; placed: Placed<WireTradeLane> | undefined }) {
  const change = useLaneChange(tariff)
  const name = placed && `${areaName(placed.row.from)} to ${areaName(placed.row.to)}`
  return (
    <Actions name={name} row={placed?.row} change={change}>
      {(close) => <LaneDialog row={placed?.row} change={change} onClose={close} />}
    </Actions>
  )
}

export function SurchargeTable({ tariff, search }: TableProps) {
  return (
    <Card
      id="surcharges"
      isFlush
      title="Surcharges"
      action={tariff && <SurchargeActions tariff={tariff} placed={undefined} />}
    >
      <DataTable
        label="Surcharges"
        maxHeight={tableHeight}
        mostCards={5}
        skeletonRows={10}
        columns={surchargeColumns(tariff)}
        rows={placedOf(tariff && matchingTariff(tariff, search).surcharges)}
        rowKey={({ index }) => String(index)}
        empty={
          search ? (
            <NothingFound what="surcharges" />
          ) : (
            <EmptyState title="No surcharges">Offers show the freight only.</EmptyState>
          )
        }
      />
    </Card>
  )
}

const surchargeColumns = (tariff: WireTariff | undefined): Column<Placed<WireSurcharge>>[] => [
  {
    key: 'name',
    title: 'Surcharge',
    cell: ({ row: { code, name } }) => (
      <>
        {code} <span className="block text-xs text-ink-2">{name}</span>
      </>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    className: 'num',
    cell: ({ row }) => (
      <>
        {amountText(row)}
        <span className="block text-xs text-ink-2">{baseNames[row.basis]}</span>
      </>
    ),
  },
  { key: 'where', title: 'Charged', className: 'text-xs', cell: ({ row }) => conditionsText(row) },
  { key: 'source', title: 'Source', className: 'wrap-anywhere text-xs', cell: ({ row }) => sourceText(row) },
  {
    key: 'action',
    title: 'Action',
    isRight: true,
    cell: (placed) => tariff && <SurchargeActions tariff={tariff} placed={placed} />,
  },
]

function SurchargeActions({
  tariff,
  placed,
}: {
  tariff: WireTariff
  placed: Placed<WireSurcharge> | undefined
}) {
  const change = useSurchargeChange(tariff)
  const name = placed && `${placed.row.code}, ${placed.row.name}`
  return (
    <Actions name={name} row={placed?.row} change={change}>
      {(close) => <SurchargeDialog row={placed?.row} change={change} onClose={close} />}
    </Actions>
  )
}

type ActionsProps<Row> = {
  /** Of the row; none for the button that adds one. */
  name: string | undefined
  row: Row | undefined
  change: RowChange<Row>
  children: (close: () => void) => ReactNode
}

function Actions<Row>({ name, row, change, children }: ActionsProps<Row>) {
  if (!name)
    return (
      <StaffOnly call={tariffs.save}>
        <DialogButton text="Add">{children}</DialogButton>
      </StaffOnly>
    )
  return (
    <StaffOnly call={tariffs.save}>
      <span className="inline-flex gap-2">
        <DialogButton text="Edit" size="sm" aria-label={`Edit ${name}`}>
          {children}
        </DialogButton>
        <DialogButton text="Remove" size="sm" aria-label={`Remove ${name}`}>
          {(close) => <RemoveDialog name={name} row={row} change={change} onClose={close} />}
        </DialogButton>
      </span>
    </StaffOnly>
  )
}

/** Of the row that was chosen, also when the table below it changes. */
function RemoveDialog<Row>(props: Omit<ActionsProps<Row>, 'children'> & { onClose: () => void }) {
  const { change, onClose } = props
  const [{ name, row }] = useState(props)
  return (
    <FormDialog
      title={`Remove ${name}?`}
      lead="New quotes are priced without it. Existing quotes keep their price."
      tone="danger"
      submitText="Remove"
      busyText="Saving…"
      isBusy={change.isPending}
      onSubmit={async () => {
        if (await change.save(undefined, row)) onClose()
      }}
      onClose={onClose}
    >
      <TariffTrouble error={change.error} />
    </FormDialog>
  )
}
