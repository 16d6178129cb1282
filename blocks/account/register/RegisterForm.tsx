import { userRegister } from '#api/client/account/account.ts'
import { trackSignUp } from '../../shop/tracking/tracking.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import { hongKongDay } from '#locales/format.ts'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ConsentFields } from '../../shop/form/ConsentFields.tsx'
import { ContactFields } from '../../shop/form/ContactFields.tsx'
import { rememberRegistration } from '../../shop/form/fresh-registration.ts'
import { Fields, Send } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { EMPTY_REGISTRATION, registerInput, registerProblems } from '../../shop/form/member-rules.ts'
import { NewPasswordFields } from '../../shop/form/NewPasswordFields.tsx'
import { PersonFields } from '../../shop/form/PersonFields.tsx'
import { keptReferrer } from '../../shop/form/referrer.ts'
import { useCodeLink } from '../../shop/form/useCodeLink.ts'
import { useEnter } from '../../shop/form/useEnter.ts'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'

interface Props {
  readonly isStaff: boolean
  readonly redirect: string | undefined
}

const MAX_STAFF = 50

/** Registration of members and of staff. Source: M-035 … M-053, M-287. */
export function RegisterForm({ isStaff, redirect }: Props) {
  const t = useTranslations('account.register')
  const of = useTranslations('account.forms')
  const { api, facts } = useBlockContext()
  const clock = useClock()
  const enter = useEnter()
  const link = useCodeLink()
  const form = useAccountForm({
    initial: link ? { ...EMPTY_REGISTRATION, email: link.to, verifyCode: link.code } : EMPTY_REGISTRATION,
    validate: values =>
      registerProblems(values, {
        today: hongKongDay(clock()),
        isStaff,
        passwordRules: facts.passwordRules,
      }),
    async send(values) {
      const input = { ...registerInput(values, isStaff), ...keptReferrer() }
      return enter(await userRegister(api, input), {
        to: '/register/success',
        onEntered() {
          trackSignUp(isStaff ? 'staffSignUp' : 'memberSignUp')
          rememberRegistration({ name: input.firstName, redirect }, clock())
        },
      })
    },
  })
  return (
    <form {...form.form} className={styles.form} aria-label={isStaff ? t('staffTitle') : t('title')}>
      <p className={styles.note}>{of('allRequired')}</p>
      {isStaff && (
        <Fields title={t('staff')}>
          <TextField
            {...form.text('staffCode')}
            label={of('staffCode')}
            autoComplete="off"
            maxLength={MAX_STAFF}
            aria-required
          />
          <TextField
            {...form.text('staffName')}
            label={of('staffName')}
            autoComplete="off"
            maxLength={MAX_STAFF}
            aria-required
          />
        </Fields>
      )}
      <Fields title={t('account')}>
        <ContactFields form={form} />
        <NewPasswordFields form={form} label={of('password')} />
      </Fields>
      <Fields title={t('about')}>
        <PersonFields form={form} />
      </Fields>
      <Fields title={t('consent')}>
        <ConsentFields form={form} />
      </Fields>
      <Send form={form}>{t('submit')}</Send>
    </form>
  )
}
