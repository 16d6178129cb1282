import { accepted, refused } from '#platform/result.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { resetPassword } from '#api/client/account/account.ts'
import { trackLogin } from '../../shop/tracking/tracking.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useTranslations } from 'use-intl'
import { Fields, FormPage, Send } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { IdentifierField } from '../../shop/form/IdentifierField.tsx'
import { anyContact } from '../../shop/form/identifier.ts'
import { atFields, identifierProblem } from '../../shop/form/login-rules.ts'
import { NewPasswordFields } from '../../shop/form/NewPasswordFields.tsx'
import { useCodeLink } from '../../shop/form/useCodeLink.ts'
import { useEnter } from '../../shop/form/useEnter.ts'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import { keeping, useRedirect } from '../../shop/form/useSearch.ts'
import { VerifyCodeField } from '../../shop/form/VerifyCodeField.tsx'
import { EMPTY_RESET, resetInput, resetProblems } from './reset-rules.ts'

/** `/resetPassword`: who, proved by a code, then the new password. Logs in. Source: M-068, M-069, MO-31. */
export function ResetPassword({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.resetPassword')
  const of = useTranslations('account.forms')
  const { api, facts } = useBlockContext()
  const enter = useEnter()
  const redirect = useRedirect()
  const link = useCodeLink()
  const form = useAccountForm({
    initial: link ? { ...EMPTY_RESET, identifier: link.to, verifyCode: link.code } : EMPTY_RESET,
    validate: values => resetProblems(values, facts.passwordRules),
    async send(values) {
      const refusals = await enter(await resetPassword(api, resetInput(values)), {
        to: redirect ?? '/user',
        onEntered: () => trackLogin('passwordLogin'),
      })
      return refusals && atFields(refusals)
    },
  })
  const receiver = () => {
    const who = form.read()
    const contact = anyContact(who.identifier, who.area)
    return contact
      ? accepted(contact)
      : refused({ field: 'identifier', problem: identifierProblem(who) ?? 'identifierBad' })
  }
  return (
    <ScreenFrame options={options}>
      <FormPage title={t('title')} lead={t('lead')}>
        <form {...form.form} className={styles.form} aria-label={t('title')}>
          <Fields title={t('who')}>
            <IdentifierField form={form} />
            <VerifyCodeField
              form={form}
              purpose="RESET_PASSWORD"
              hint={of('code.hintWho')}
              receiver={receiver}
              refusalsAt={atFields}
            />
          </Fields>
          <Fields title={t('next')}>
            <NewPasswordFields form={form} label={of('newPassword')} />
            <p className={styles.note}>{t('ended')}</p>
          </Fields>
          <Send form={form}>{t('submit')}</Send>
        </form>
        <p>
          <a href={keeping('/login', redirect)}>{t('back')}</a>
        </p>
      </FormPage>
    </ScreenFrame>
  )
}
