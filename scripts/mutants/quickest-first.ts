import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * One failing test is enough for a mutant: the files that failed last time come first, then the quickest. Vitest's own order
 * has the longest before the quick ones, which is good for several workers and wrong for one.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files)
    const failedLast = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.failed ?? false
    return [...longestFirst.filter(failedLast), ...longestFirst.filter((file) => !failedLast(file)).reverse()]
  }
}
