import { containersFault, ruleOf, tradeTaskNames } from '@tradelane/contract/incoterms/obligations'
import { editions } from '@tradelane/contract/lists/editions'
import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { Link } from 'react-router'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { incotermOptions } from '../../../ui/parties/party-words.ts'
import { columnsOf } from './task-columns.ts'
import { TermWay } from './term-way.tsx'
import { useTerms } from './use-terms.ts'

/** /incoterms: who does and pays what under a term, and where the risk passes; two terms beside each other. */
export function IncotermsPage() {
  const { term, other, isInContainer, choose } = useTerms()
  const terms = other ? [term, other] : [term]
  return (
    <>
      <PageHeader
        title="Incoterms"
        lead={`Who arranges and pays for what, and where the risk passes: ${editions.incoterms} in short. The rules are those of the International Chamber of Commerce, and your contract may say something else.`}
        actions={
          <Link to={`/landed-cost?term=${term}`} className="text-link">
            Landed cost
          </Link>
        }
      />
      <div className="grid gap-4">
        <Card title="Your term">
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Term"
              options={incotermOptions}
              value={term}
              onChange={({ target }) => choose('term', target.value)}
            />
            <Select
              label="Compare with"
              isOptional
              placeholder="No other term"
              options={incotermOptions.filter(({ value }) => value !== term)}
              value={other ?? ''}
              onChange={({ target }) => choose('with', target.value)}
            />
          </div>
          <div className="mt-4">
            <Checkbox
              label="The goods travel in a container"
              checked={isInContainer}
              onChange={({ target }) => choose('container', target.checked ? '1' : '')}
            />
          </div>
        </Card>
        {terms.map((one) => (
          <OneTerm key={one} term={one} isInContainer={isInContainer} />
        ))}
        <Card title="Who does and pays what" isFlush>
          <DataTable
            label="Who does and pays what"
            columns={columnsOf(terms)}
            rows={tradeTaskNames.map((task) => ({ task }))}
            rowKey={({ task }) => task}
            empty={null}
          />
        </Card>
      </div>
    </>
  )
}

function OneTerm({ term, isInContainer }: { term: Incoterm; isInContainer: boolean }) {
  const { namedPlace, riskPasses, isBySeaOnly, insuredBy } = ruleOf(term)
  const fault = isInContainer ? containersFault(term) : undefined
  return (
    <Card title={`${term} · ${incoterms[term]}`}>
      <p>
        Write the {namedPlace} behind it. The risk passes {riskPasses}.
        {isBySeaOnly && ' For goods that travel by sea or inland waterway alone.'}
        {insuredBy &&
          ` The seller insures them for the buyer: at least ${insuredBy}, for 110 % of the price.`}
      </p>
      {fault && (
        <div className="mt-3">
          <Banner tone="wait">{fault}</Banner>
        </div>
      )}
      <TermWay term={term} />
    </Card>
  )
}
