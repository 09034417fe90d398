import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take half a minute and more. Begun late, one of them runs alone while the other core waits: without this the model did for five minutes. */
const LONG = [
  'test/model/model.test.ts',
  'test/access/access-matrix.test.ts',
  'test/guards.test.ts',
  'src/domains/imports/interrupted.test.ts',
  'test/model/planted-faults.test.ts',
  'test/crash/sweep.test.ts',
  'test/crash/crash.test.ts',
  'test/crash/sweep-refunds.test.ts',
  'test/crash/sweep-payouts.test.ts',
  'test/crash/sweep-documents.test.ts',
  'test/crash/sweep-bank-transfer.test.ts',
  'test/crash/sweep-two-providers.test.ts',
  'test/crash/repeated-requests.test.ts',
  'test/crash/sweep-chargebacks.test.ts',
  'e2e/crawl-panels.test.ts',
  'e2e/crawl-operator.test.ts',
  'e2e/crawl.test.ts',
  'e2e/error-catalogue.test.ts',
  'e2e/pages.test.ts',
  'e2e/account.test.ts',
  'e2e/product-form.test.ts',
  'e2e/team.test.ts',
  'e2e/operator.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(name))
  return at === -1 ? LONG.length : at
}

/** Files in the usual order, but of each project the long ones first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    const place = (spec: TestSpecification) => projects.indexOf(spec.project.name)
    return usual.sort((one, other) => place(one) - place(other) || rank(one) - rank(other))
  }
}
