import { createMember } from '#api/client/account/account.ts'
import { isPersonName } from '#api/rules/person.ts'
import { typedLine } from '#api/rules/typed-text.ts'
import { trackSignUp } from '../../shop/tracking/tracking.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import { keptReferrer } from '../../shop/form/referrer.ts'
import { hongKongDay } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { ConsentFields } from '../../shop/form/ConsentFields.tsx'
import { ContactFields } from '../../shop/form/ContactFields.tsx'
import { Fields, Send } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { asTyped } from '../../shop/form/identifier.ts'
import { EMPTY_MEMBER, memberInput, memberProblems, type MemberValues } from '../../shop/form/member-rules.ts'
import { PersonFields } from '../../shop/form/PersonFields.tsx'
import { useEnter } from '../../shop/form/useEnter.ts'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import type { Pending } from './pending-identity.ts'

interface Props {
  readonly pending: Pending
  readonly onLinked: () => void
}

/** Details from the third party, filled in. Source: M-055. */
function filledIn({ nickName, email, mobile }: Pending): MemberValues {
  const { identifier, area } = asTyped(mobile)
  const name = typedLine(nickName)
  return {
    ...EMPTY_MEMBER,
    email,
    mobile: identifier,
    area,
    verifiedBy: !email && mobile ? 'MOBILE' : 'EMAIL',
    firstName: isPersonName(name) ? name : '',
  }
}

/** Links to a new account, which needs no password. Source: M-058, M-232. */
export function LinkNew({ pending, onLinked }: Props) {
  const t = useTranslations('account.linkAccount')
  const of = useTranslations('account.forms')
  const titles = useTranslations('account.register')
  const { api } = useBlockContext()
  const clock = useClock()
  const enter = useEnter()
  const form = useAccountForm({
    initial: filledIn(pending),
    validate: values => memberProblems(values, hongKongDay(clock())),
    async send(values) {
      const { thirdPartyId } = pending
      return enter(await createMember(api, { ...memberInput(values), ...keptReferrer(), thirdPartyId }), {
        onEntered() {
          trackSignUp('memberSignUp')
          onLinked()
        },
      })
    },
  })
  return (
    <form {...form.form} className={styles.form} aria-label={t('new')}>
      <p className={styles.note}>{of('allRequired')}</p>
      <Fields title={titles('account')}>
        <ContactFields form={form} />
      </Fields>
      <Fields title={titles('about')}>
        <PersonFields form={form} />
      </Fields>
      <Fields title={titles('consent')}>
        <ConsentFields form={form} />
      </Fields>
      <Send form={form}>{t('submitNew')}</Send>
    </form>
  )
}
