import { signIn } from '../src/features/people/accounts/sign-in.ts'
import { inTransaction } from '../src/transaction.ts'
import type { TestApp } from './app-on.ts'
import { givenPartner } from './given-partner.ts'
import { type PreparedCompany, takePrepared } from './prepared-companies.ts'
import { type GivenCompany, givenDevice, givenPassword, signUpCompany, usualName } from './sign-up-company.ts'

export {
  filledSignup,
  type GivenCompany,
  givenDevice,
  givenPassword,
  hashOfGivenPassword,
} from './sign-up-company.ts'

type KybStatus = 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused'

/** A company that has signed up and verified its address: one that was prepared, or a new one. */
export async function givenCompany(
  app: TestApp,
  { kyb, name = usualName }: { kyb?: KybStatus; name?: string } = {},
): Promise<GivenCompany> {
  const prepared = name === usualName ? await takePrepared(app, { isWithPartner: false }) : undefined
  const company = prepared ? await signedIn(app, prepared) : await signUpCompany(app, name)
  return decided(app, company, kyb)
}

/** The same with a partner in Hamburg. */
export async function givenCompanyWithPartner(
  app: TestApp,
  { kyb, name = usualName }: { kyb?: KybStatus; name?: string } = {},
): Promise<GivenCompany & { beneficiaryId: string; accountId: string }> {
  const prepared = name === usualName ? await takePrepared(app, { isWithPartner: true }) : undefined
  if (!prepared?.beneficiaryId || !prepared.accountId) {
    const company = await decided(app, await signUpCompany(app, name), kyb)
    return { ...company, ...(await givenPartner(app, company)) }
  }
  const { beneficiaryId, accountId } = prepared
  return { ...(await decided(app, await signedIn(app, prepared), kyb)), beneficiaryId, accountId }
}

/** The state that an administrator's decision leaves; the decision itself has its own tests. */
async function decided(app: TestApp, company: GivenCompany, kyb?: KybStatus): Promise<GivenCompany> {
  if (kyb)
    await app.db
      .updateTable('companies')
      .set({ kyb_status: kyb })
      .where('uid', '=', company.companyId)
      .execute()
  return company
}

async function signedIn(
  { deps }: TestApp,
  { companyId, userId, email }: PreparedCompany,
): Promise<GivenCompany> {
  const token = await inTransaction(deps.db, (tx) => signIn(deps, tx, userId, givenDevice))
  return { companyId, userId, email, password: givenPassword, token }
}
