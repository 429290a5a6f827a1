/** A column as people of a country write it, and every value in it, written down apart. */
export interface LocaleColumn {
  readonly locale: string
  readonly name: string
  readonly cells: readonly string[]
  /** What the remark says. */
  readonly remark: RegExp
  /** The fix to take, by its label, where there is a choice. */
  readonly choice?: RegExp
  /** As it comes in once the fix is taken; absent where it stays text without a fix. */
  readonly values?: readonly (number | string | null)[]
}

const NB = '\u00a0'
const NARROW = '\u202f'

const column = (
  locale: string,
  name: string,
  cells: readonly string[],
  remark: RegExp,
  values?: LocaleColumn['values'],
  choice?: RegExp,
): LocaleColumn => ({
  locale,
  name,
  cells,
  remark,
  ...(values ? { values } : {}),
  ...(choice ? { choice } : {}),
})

export const COLUMNS_OF_LOCALES: readonly LocaleColumn[] = [
  column(
    'en-US',
    'money',
    ['$1,200.50', '$0.99', '-$15.00', '$1,000,000.00', ''],
    /looks like dollars: “\$1,000,000\.00” would be 1000000\./,
    [1200.5, 0.99, -15, 1000000, null],
  ),
  column(
    'en-US',
    'accounting negatives',
    ['(300)', '1,250', '(1,234.56)', '0', '17'],
    /looks like numbers: “\(1,234\.56\)” would be -1234\.56\./,
    [-300, 1250, -1234.56, 0, 17],
  ),
  column(
    'en-US',
    'accounting with a currency',
    ['$(300.00)', '($45.10)', '$ 12.00', '$7', '$.50'],
    /dollars/,
    [-300, -45.1, 12, 7, 0.5],
  ),
  column(
    'en-US',
    'in short',
    ['1.2k', '3M', '950', '15K', '-2.5bn'],
    /looks like numbers/,
    [1200, 3000000, 950, 15000, -2500000000],
  ),
  column(
    'en-US',
    'money in short',
    ['$1.5M', '$900k', '$2B', '$12', '$0.3m'],
    /dollars/,
    [1500000, 900000, 2000000000, 12, 300000],
  ),
  column(
    'en-US',
    'percent',
    ['12%', '7.5%', '-0.25%', '100%', '12.34%'],
    /looks like percentages: “-0\.25%” would be -0\.0025\./,
    [0.12, 0.075, -0.0025, 1, 0.1234],
  ),
  column(
    'en-US',
    'dates in several ways',
    ['2024-01-05', 'Jan 5, 2024', '1/31/2024', '12/25/24', 'January 7th, 2023'],
    /looks like dates written in several ways/,
    ['2024-01-05', '2024-01-05', '2024-01-31', '2024-12-25', '2023-01-07'],
  ),
  column(
    'en-US',
    'units',
    ['12 lb', '3.5 lbs', '150 lb', '0.25 lb', '1,000 lb'],
    /pounds of weight/,
    [12, 3.5, 150, 0.25, 1000],
  ),
  column(
    'en-GB',
    'money',
    ['£1,265.04', '£12', '£ 3.50', '-£8.20', '£1,000'],
    /looks like pounds/,
    [1265.04, 12, 3.5, -8.2, 1000],
  ),
  column(
    'en-GB',
    'dates, all with small days',
    ['01/02/24', '03/04/24', '05/06/24'],
    /“01\/02\/24” could be 2024-02-01 or 2024-01-02\. It stays text until you choose\./,
    ['2024-02-01', '2024-04-03', '2024-06-05'],
    /as 2024-02-01/,
  ),
  column(
    'en-GB',
    'dates with a day that tells',
    ['5/1/24', '31/12/23', '2024-02-29', '1 March 2024', '14th Feb 2024'],
    /several ways/,
    ['2024-01-05', '2023-12-31', '2024-02-29', '2024-03-01', '2024-02-14'],
  ),
  column(
    'en-GB',
    'miles',
    ['26.2 miles', '1 mi', '100 miles', '3.1 mi.'],
    /miles/,
    [26.2, 1, 100, 3.1],
  ),
  column(
    'de-DE',
    'money',
    ['1.265,04 €', '12,50 €', '-3,99 €', '1.000.000,00 €', `0,05${NB}€`],
    /looks like euros: “1\.000\.000,00 €” would be 1000000\./,
    [1265.04, 12.5, -3.99, 1000000, 0.05],
  ),
  column(
    'de-DE',
    'money of whole thousands',
    ['1.234 €', '5.678 €', '12 €'],
    /euros, but “1\.234 €” could be 1\.234 or 1234/,
    [1234, 5678, 12],
    /as 1234$/,
  ),
  column(
    'de-DE',
    'trailing minus and no cents',
    ['1.265,04-', '12,-', '300,00', '4.000,50-', '9,–'],
    /looks like numbers/,
    [-1265.04, 12, 300, -4000.5, 9],
  ),
  column('de-DE', 'percent', ['12 %', '7,5 %', '-0,25 %', `19${NB}%`], /percentages/, [
    0.12, 0.075, -0.0025, 0.19,
  ]),
  column('de-DE', 'in short', ['1,5 Mio. €', '20 Tsd. €', '3 Mrd. €', '999 €'], /euros/, [
    1500000, 20000, 3000000000, 999,
  ]),
  column('de-DE', 'units', ['12 kg', '3,5 kg', '1.250,75 kg', '0,125 kg'], /kilograms/, [
    12, 3.5, 1250.75, 0.125,
  ]),
  column(
    'de-DE',
    'dates',
    ['05.01.2024', '5. Januar 2024', '31.12.23', '2024-03-01', '7. März 2022'],
    /several ways/,
    ['2024-01-05', '2024-01-05', '2023-12-31', '2024-03-01', '2022-03-07'],
  ),
  column(
    'fr-FR',
    'money',
    [`1${NARROW}265,04${NB}€`, `12,50${NB}€`, `\u22123,99${NB}€`, `1${NARROW}000${NARROW}000${NB}€`],
    /euros/,
    [1265.04, 12.5, -3.99, 1000000],
  ),
  column('fr-FR', 'percent', [`12,5${NARROW}%`, `3${NB}%`, `100 %`], /percentages/, [
    0.125, 0.03, 1,
  ]),
  column(
    'fr-FR',
    'dates',
    ['5 janvier 2024', '1er août 2023', '31/12/2023', '14 févr. 2024'],
    /several ways/,
    ['2024-01-05', '2023-08-01', '2023-12-31', '2024-02-14'],
  ),
  column('fr-FR', 'units', ['3,5 km', `1${NARROW}200 km`, '0,8 km'], /kilometres/, [3.5, 1200, 0.8]),
  column(
    'es-ES',
    'money',
    ['1.265,04 €', '1265,04 €', '12 EUR', '(300,00 €)', '€ 7,25'],
    /euros/,
    [1265.04, 1265.04, 12, -300, 7.25],
  ),
  column(
    'es-ES',
    'dates',
    ['5 de enero de 2024', '31/12/2023', '15-08-2023', '1 sept. 2024'],
    /several ways/,
    ['2024-01-05', '2023-12-31', '2023-08-15', '2024-09-01'],
  ),
  column('es-ES', 'temperatures', ['21,5 °C', '-3 °C', '0,0 °C', '\u22124,25 °C'], /Celsius/, [
    21.5, -3, 0, -4.25,
  ]),
  column('sv-SE', 'money', [`1${NB}265,04 kr`, '12:-', `-3,50${NB}kr`, '99 kr.'], /crowns/, [
    1265.04, 12, -3.5, 99,
  ]),
  column('sv-SE', 'percent', [`12${NB}%`, `0,5${NB}%`, `\u22122,75${NB}%`], /percentages/, [
    0.12, 0.005, -0.0275,
  ]),
  column(
    'sv-SE',
    'dates',
    ['2024-01-05', '5 januari 2024', '17 maj 2023', '31 okt 2023'],
    /several ways/,
    ['2024-01-05', '2024-01-05', '2023-05-17', '2023-10-31'],
  ),
  column(
    'de-CH',
    'money',
    ["CHF 1'265.04", 'CHF 12.–', "Fr. 1’000'000.50", 'CHF -3.50', "7'000 CHF"],
    /Swiss francs/,
    [1265.04, 12, 1000000.5, -3.5, 7000],
  ),
  column('de-CH', 'percent', ['12.5%', '3 %', "1'200 %"], /percentages/, [0.125, 0.03, 12]),
  column(
    'pt-BR',
    'money',
    ['R$ 1.265,04', `R$${NB}12,50`, '-R$ 3,99', 'R$ 1.000.000,00'],
    /reais/,
    [1265.04, 12.5, -3.99, 1000000],
  ),
  column(
    'pt-BR',
    'dates',
    ['5 de março de 2024', '31/12/2023', '2023-12-25', '15 set 2023'],
    /several ways/,
    ['2024-03-05', '2023-12-31', '2023-12-25', '2023-09-15'],
  ),
  column('ja-JP', 'money', ['¥1,265', '１２，５００円', '￥980', '△', '¥1,000,000', '¥7'], /yen/, [
    1265, 12500, 980, null, 1000000, 7,
  ]),
  column('ja-JP', 'in ten thousands', ['12万円', '1.5億円', '300円', '２万円'], /yen/, [
    120000, 150000000, 300, 20000,
  ]),
  column(
    'ja-JP',
    'dates',
    ['2024年1月5日', '2023/12/31', '2024-02-29', '２０２３年１０月１日'],
    /several ways/,
    ['2024-01-05', '2023-12-31', '2024-02-29', '2023-10-01'],
  ),
  column(
    'en-IN',
    'money',
    ['₹1,23,456.50', '₹ 12,34,567', 'Rs. 500', 'Rs.75.25', '₹1,00,00,000'],
    /rupees/,
    [123456.5, 1234567, 500, 75.25, 10000000],
  ),
  column('en-IN', 'in lakh and crore', ['₹1.5 lakh', '₹2 crore', '₹3.25 Cr', '₹900'], /rupees/, [
    150000, 20000000, 32500000, 900,
  ]),
  column(
    'en-US',
    'euros beside dollars',
    ['$12.00', '12,50 €', '$3.00', '£7'],
    /dollars, euros and pounds side by side\. It stays text/,
  ),
  column(
    'de-DE',
    'kilograms beside grams',
    ['12 kg', '300 g', '2 kg', '50 g'],
    /kilograms and grams side by side/,
  ),
  column(
    'en-US',
    'percentages beside shares',
    ['12%', '0.12', '7%', '0.5'],
    /percentages and bare numbers side by side/,
  ),
  column(
    'en-GB',
    'both orders of day and month',
    ['31/01/2024', '01/31/2024', '05/06/2024'],
    /the day first and dates with the month first/,
  ),
  column(
    'de-DE',
    'moments',
    ['05.01.2024 13:45', '2024-01-06', '7. Januar 2024, 08:15:30'],
    /several ways/,
    ['2024-01-05T13:45:00', '2024-01-06T00:00:00', '2024-01-07T08:15:30'],
  ),
  column(
    'sv-SE',
    'some cells that do not fit',
    ['12 kr', '1 300 kr', '7 kr', '8 kr', '9,5 kr', 'gratis'],
    /crowns.*One cell does not fit and would be empty\./,
    [12, 1300, 7, 8, 9.5, null],
  ),
]
