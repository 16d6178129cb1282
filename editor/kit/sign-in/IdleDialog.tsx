import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEnvironment } from '../environment.ts'
import { useSignOut } from '../queries.ts'
import { useIdleEnd } from './use-idle-end.ts'

/** Asks an operator who has done nothing for long, before the session ends. Source: LO-13. */
export function IdleDialog() {
  const { endsAt, stay } = useIdleEnd()
  return endsAt === undefined ? null : <Question endsAt={endsAt} onStay={stay} />
}

function Question({ endsAt, onStay }: { readonly endsAt: number; readonly onStay: () => void }) {
  const t = useTranslations('editor.idle')
  const { clock } = useEnvironment()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  const signOut = useSignOut()
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const left =
    seconds > 60 ? t('minutes', { count: Math.ceil(seconds / 60) }) : t('seconds', { count: seconds })
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title', { left })}
      onClose={onStay}
      actions={
        <>
          <Button variant="line" onClick={() => signOut.mutate()} isLoading={signOut.isPending}>
            {t('signOut')}
          </Button>
          <Button onClick={onStay} data-autofocus="">
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}
