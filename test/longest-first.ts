import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files of half a minute and more. One of them alone at the end would keep the other workers idle. */
const longest =
  /\/(crash-points|embedded|bad-input|bad-requests|approved-actions|other-origins|reconcile-provider|random-walk|outages|soak|backup|restore-again|commands)\.test\.ts$/

/** Starts the longest test files first. On a new checkout Vitest knows no durations, and goes by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
