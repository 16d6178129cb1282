import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator, OwnRoleView } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RightsGrid } from './RightsGrid.tsx'
import { RoleHistory } from './RoleHistory.tsx'
import { draftOf, formOf, limitsIn, mostFor, readForm, type RoleForm } from './role-form.ts'
import styles from './roles.module.css'
import { useRoleWords } from './use-role-words.ts'

interface Props {
  readonly operator: Operator
  /** The role to change; `undefined` makes a new one. */
  readonly own: OwnRoleView | undefined
  readonly first: RoleForm
  /** Says why the operator cannot change it. */
  readonly notice?: string | undefined
}

/** The form of a role: names, rights, limits. The server decides who may give what. */
export function RoleEditor({ operator, own: given, first, notice }: Props) {
  const t = useTranslations('editor.ownRoles')
  const { uiLocale } = useEnvironment()
  const go = useNavigate()
  const words = useRoleWords()
  // As it was when the form opened, or was saved: a change of another operator is not replaced.
  const [role, setRole] = useState(given)
  const [form, setForm] = useState(first)
  const [hasTried, setTried] = useState(false)
  const [isShown, setShown] = useState(false)
  const set = (change: Partial<RoleForm>) => setForm({ ...form, ...change })
  const onDone = (saved: OwnRoleView) => {
    toastDone(t('saved', { name: saved.name[uiLocale] }))
    if (!role) return void go('/operators/roles', { replace: true })
    setRole(saved)
    setForm(formOf(saved))
    setTried(false)
  }
  const add = useChange('roles.add', { onDone })
  const change = useChange('roles.change', { onDone })
  const { error, isPending } = role ? change : add
  const isReadOnly = notice !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const draft = draftOf(form, operator)
    if (!draft) return
    const sent = { ...draft, rights: [...draft.rights] }
    if (role) change.start({ id: role.id, version: role.version, ...sent })
    else add.start(sent)
  }
  const read = readForm(form, operator)
  return (
    <>
      {notice !== undefined && <Notice>{notice}</Notice>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          {(['zh_HK', 'en_US'] as const).map(locale => (
            <TextField
              key={locale}
              label={t(locale === 'zh_HK' ? 'nameZh' : 'nameEn')}
              value={form[locale]}
              error={hasTried && form[locale].trim() === '' ? t('nameMissing') : undefined}
              disabled={isReadOnly}
              maxLength={60}
              autoComplete="off"
              aria-required
              onChange={({ target }) => set({ [locale]: target.value })}
            />
          ))}
        </div>
        {role && <p className={styles.note}>{t('heldBy', { names: words.holders(role.holders) })}</p>}
        <DeskSection title={t('grid')}>
          <p className={styles.note}>{t('gridHint')}</p>
          <RightsGrid
            rights={form.rights}
            operator={operator}
            isReadOnly={isReadOnly}
            onChange={rights => set({ rights })}
          />
          <p className={styles.note}>
            <output>{t('chosen', { count: form.rights.length })}</output> {t('everyone')}
          </p>
        </DeskSection>
        <DeskSection title={t('limitSection')}>
          <Limits
            {...{ form, operator, isReadOnly, set }}
            isWrong={{
              refund: hasTried && read.refund === undefined,
              goDollar: hasTried && read.goDollar === undefined,
            }}
          />
        </DeskSection>
        <DeskSection title={t('signIn')}>
          <Checkbox
            label={t('factor')}
            checked={form.asksFactor}
            disabled={isReadOnly}
            onChange={({ target }) => set({ asksFactor: target.checked })}
          />
        </DeskSection>
        {role && role.holders.length > 0 && !isReadOnly && (
          <p className={styles.note}>{t('isHolder', { count: role.holders.length })}</p>
        )}
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.foot}>
          <Button type="button" variant="line" onClick={() => setShown(true)}>
            {t('see')}
          </Button>
          {!isReadOnly && (
            <Button type="submit" isLoading={isPending}>
              {t('save')}
            </Button>
          )}
        </div>
      </form>
      {given && <RoleHistory role={given} />}
      {isShown && (
        <PreviewDialog holder={previewOf(form, role?.id ?? 'own-new')} onClose={() => setShown(false)} />
      )}
    </>
  )

  /** The role as typed, as its holders would have it. */
  function previewOf({ zh_HK, en_US, rights }: RoleForm, id: OwnRoleView['id']) {
    const limits = { refund: read.refund ?? null, goDollar: read.goDollar ?? 0 }
    const name = { zh_HK: zh_HK || t('newTitle'), en_US: en_US || t('newTitle') }
    return { role: id, own: { name, rights, limits, above: { refund: [], goDollar: [] } } }
  }
}

interface LimitProps {
  readonly form: RoleForm
  readonly operator: Operator
  readonly isReadOnly: boolean
  readonly isWrong: Readonly<Record<'refund' | 'goDollar', boolean>>
  readonly set: (change: Partial<RoleForm>) => void
}

/** Amounts that the ticked rights call for. */
function Limits({ form, operator, isReadOnly, isWrong, set }: LimitProps) {
  const t = useTranslations('editor.ownRoles')
  const { currencySymbol } = useEnvironment()
  const money = useDeskMoney()
  const asked = limitsIn(form.rights)
  const { refund, goDollar } = mostFor(operator)
  const most = money({ amount: (refund ?? MOST_REFUND) / 100 })
  if (asked.length === 0) return <p className={styles.note}>{t('limitsNone')}</p>
  return (
    <div className={styles.fields}>
      {asked.includes('refund') && (
        <TextField
          label={t('refund')}
          hint={refund === null ? t('refundHint') : t('refundHintMost', { amount: most })}
          before={currencySymbol}
          inputMode="decimal"
          autoComplete="off"
          disabled={isReadOnly}
          value={form.refund}
          error={isWrong.refund ? t('refundWrong', { amount: most }) : undefined}
          onChange={({ target }) => set({ refund: target.value })}
        />
      )}
      {asked.includes('goDollar') && (
        <TextField
          label={t('goDollar')}
          hint={t('goDollarHint', { most: goDollar })}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          disabled={isReadOnly}
          value={form.goDollar}
          error={isWrong.goDollar ? t('goDollarWrong', { most: goDollar }) : undefined}
          onChange={({ target }) => set({ goDollar: target.value })}
        />
      )}
    </div>
  )
}

/** Highest amount that the field can hold, in cents. */
const MOST_REFUND = 999_999_999
