import { daysAhead, specialDaysOf, startOfDate } from '#api/rules/opening-hours.ts'
import { openingText } from '#api/rules/opening-text.ts'
import { mapHref } from '#blocks/shop/contact/map-href.ts'
import { useOpeningText } from '#blocks/shop/opening/use-opening-text.ts'
import { formatWeekdayAndDay } from '#locales/weekday.ts'
import { languageTag, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import { FillHours } from './FillHours.tsx'
import styles from './pick-up-points.module.css'
import { type TypedHours, typedHours } from './typed-hours.ts'

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

/** Beside the form of a pick-up point: what shoppers read of its hours, its place on a map, and ways to fill the hours in. */
export function OpeningPreview(props: FormPartProps) {
  const t = useTranslations('editor.pickUpPoints')
  const { values, onEdit } = props
  const hours = typedHours(values)
  const map = mapHref({ latitude: numberIn(values.latitude), longitude: numberIn(values.longitude) })
  return (
    <>
      <DeskSection title={t('title')}>
        {hours ? <Hours hours={hours} /> : <p>{t('noWeek')}</p>}
        <p className={styles.map}>
          {map ? (
            <a href={map} target="_blank" rel="noopener noreferrer" aria-label={t('mapNew')}>
              {t('map')}
            </a>
          ) : (
            t('noMap')
          )}
        </p>
      </DeskSection>
      {onEdit && <FillHours {...props} onEdit={onEdit} />}
    </>
  )
}

function Hours({ hours }: { readonly hours: TypedHours }) {
  const t = useTranslations('editor.pickUpPoints')
  const languages = useTranslations('editor.language')
  const { uiLocale, clock } = useEnvironment()
  const openingOf = useOpeningText()
  const now = clock()
  const days = daysAhead(specialDaysOf(hours), now)
  return (
    <>
      <Facts
        rows={[
          [t('now'), openingOf(hours, now, uiLocale).text],
          ...LOCALES.map(
            locale =>
              [
                languages(locale),
                <span key={locale} lang={languageTag(locale)}>
                  {openingText(hours, locale)}
                </span>,
              ] as const,
          ),
        ]}
      />
      <h3 className={styles.heading}>{t('days')}</h3>
      {days.length === 0 ? (
        <p>{t('noDays')}</p>
      ) : (
        <ul>
          {days.map(({ date, name, hours: ofDay }) => (
            <li key={date}>
              {t('day', {
                date: formatWeekdayAndDay(startOfDate(date), uiLocale),
                name: name[uiLocale],
                hours: ofDay || t('closed'),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
