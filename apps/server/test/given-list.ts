import { join } from 'node:path'
import type { FileList } from '@tradelane/contract/screening/lists'
import { importList } from '../src/features/world/screening/index.ts'
import type { TestApp } from './test-app.ts'

/** Small files in the lists' own formats, with invented names. */
export const listFile = (list: FileList): string =>
  join(import.meta.dirname, 'sanctions-lists', list === 'eu_vessels' ? 'eu_vessels.csv' : `${list}.xml`)

/** A list as its own file has it; the job that compares everybody again is queued. */
export const givenList = (app: TestApp, list: FileList, path = listFile(list)) =>
  importList(app.db, list, path, app.clock.now())
