import { describe, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { givenTradeDocument } from '../../../../test/given-trade-document.ts'
import { expectBothDone } from '../../../../test/plant-throwing-row.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { TaskName } from '../../../entries/jobs.ts'

const app = theApp()

/** The test says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

describe('a row that throws keeps no row behind it', () => {
  inJobs(['watch-trade-documents'], async () => {
    const ada = await givenCompany(app)
    const trade = await givenTrade(app, ada)
    const ids = [await givenTradeDocument(app, ada, trade), await givenTradeDocument(app, ada, trade)]
    await app.deps.pool.query("update trade_documents set expires_on = '2026-01-31'")
    await expectBothDone(app, {
      ...{ job: 'watch-trade-documents', table: 'trade_documents', idColumn: 'trade_document_id', ids },
    })
  })
})
