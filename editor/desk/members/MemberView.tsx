import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskMember } from '#desk/members/desk-member.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { focusAfterChange } from '../../kit/parts/focus-soon.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { DeskState } from '../parts/DeskState.tsx'
import { EventList } from '../parts/EventList.tsx'
import { Account, Addresses, Consents, Messages, Sessions } from './MemberFacts.tsx'
import { BagPrices } from './BagPrices.tsx'
import { Coupons, GoDollar, Goods, OrdersOf } from './MemberGoods.tsx'
import { type Asked, type MemberChange, MemberDialog } from './MemberDialog.tsx'
import { MemberState } from './MemberState.tsx'
import { PersonalData } from './PersonalData.tsx'
import { useMemberEventText } from './use-member-event-text.ts'

interface Props {
  readonly member: DeskMember
  readonly operator: Operator
}

/** One member: state, what can be done, and everything that is known of them. */
export function MemberView({ member, operator }: Props) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  const eventText = useMemberEventText(member)
  const [asked, setAsked] = useState<Asked>()
  const mayChange = may(operator, 'members.change') && member.erased === null && member.mergedInto === null
  const state = useRef<HTMLParagraphElement>(null)
  const onDone = (message: string) => {
    setAsked(undefined)
    toastDone(message)
    // The button that opened the dialog may be gone.
    focusAfterChange(() => state.current)
  }
  return (
    <>
      <DeskState
        ref={state}
        badge={<MemberState member={{ ...member, isMerged: member.mergedInto !== null }} />}
        since={t('since', { time: formatDateTime(member.registered, uiLocale) })}
      >
        {mayChange && <Buttons member={member} onAsk={setAsked} />}
      </DeskState>
      {member.mergedInto !== null && (
        <Notice>
          {t('merge.mergedInto')}{' '}
          <Link to={`/members/${member.mergedInto}`} className={desk.way}>
            {t('merge.toOther')}
          </Link>
        </Notice>
      )}
      {member.erased !== null && (
        <Notice>{t('erased', { time: formatDateTime(member.erased, uiLocale) })}</Notice>
      )}
      <div className={desk.columns}>
        <div>
          <OrdersOf member={member} />
          <Coupons
            coupons={member.coupons}
            {...(mayChange && {
              onTake: coupon => setAsked({ change: 'take-coupon', coupon }),
            })}
          />
          <GoDollar goDollar={member.goDollar} />
          <Goods title={t('bag')} none={t('noBag')} goods={member.bag}>
            {may(operator, 'promotions.read') && <BagPrices member={member} />}
          </Goods>
          <Goods title={t('wishes')} none={t('noWishes')} goods={member.wishes} />
          <Messages messages={member.messages} />
        </div>
        <div className={desk.aside}>
          <Account member={member} />
          <Addresses addresses={member.addresses} />
          <Consents member={member} />
          <Sessions member={member} />
          <PersonalData {...{ member, operator }} onAsk={setAsked} />
        </div>
        <DeskSection title={t('events.title')}>
          {member.events.length === 0 ? (
            <p>{t('events.none')}</p>
          ) : (
            <EventList events={member.events} textOf={eventText} />
          )}
        </DeskSection>
      </div>
      {asked && <MemberDialog {...{ asked, member, onDone }} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface ButtonsProps {
  readonly member: DeskMember
  readonly onAsk: (asked: Asked) => void
}

/** A button for each change that the member's state allows. */
function Buttons({ member, onAsk }: ButtonsProps) {
  const t = useTranslations('editor.members')
  const changes: readonly MemberChange[] = [
    'give-coupon',
    'move-go-dollar',
    'set-level',
    'correct-contact',
    'sign-out',
    member.isSuspended ? 'restore' : 'suspend',
  ]
  return changes.map(change => (
    <Button key={change} variant="line" onClick={() => onAsk({ change })}>
      {t(`${change}.open`)}
    </Button>
  ))
}
