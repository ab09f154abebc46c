/** In the name of one customer alone, whose number this is. */
export const oneName = 'kestrelwick'
const oneNumber = 500

const heads = `Ash Bel Cal Dar Esk Fair Gran Hal Ind Jas Kar Lan Mar Nor Ost Pra Quin Ran Sil Tan Ul Var Wes Xin Yar Zen Bhar Chen Dev Elm Fuku Gold
  Hoch Iber Jin Kirk Lux Mon Nand Oro Pal Rhein Shan Tri Uni Vish Wolf Yama Zam Alt Bro Clar Dun Eber Fin Gar Hin Itz Jag Kow Ling Mur Nip Ole`
const tails = `field ford berg land wick ton son mann wala pura nagar sen yang hai shima moto ridge port stone brook dale gate haven mere wood worth mark
  ler ner itz ska ova ini etti ano eira ado ante ico iche oulos akis ogl tek dyn lux vita tron mex pharm agri chem metal tex plast glass paper ware line craft works
  star sun link`
const branches = `International Global General Industrial Agro Steel Cotton Chemical Marine Overseas Pacific Atlantic Export Import Machine Tool Auto Electric
  Timber Coffee Spice Leather Garment Ceramic Paper Rubber Cable Pump Valve Solar`

const list = (words: string) => `array['${words.trim().split(/\s+/).join(`', '`)}']`
const hash = (what: string, number: string) =>
  `(('x' || substr(md5('${what} ' || ${number}), 1, 8))::bit(32)::bigint)`
/** By the law of Zipf, as the words of names are spread: the second has half as many as the first. */
const rank = (what: string, number: string, of: number) =>
  `floor(exp(${hash(what, number)} / 4294967296.0 * ln(${of}::float8)))::int`

/** A name of 4,096, as SQL: the commonest has a twelfth of all, the rarest three of 100,000. */
const word = (what: string, number: string) =>
  `(select (${list(heads)})[1 + rank % 64] || (${list(tails)})[1 + (rank / 64 + rank * 29) % 64] from (select ${rank(what, number, 4096)} as rank) as ranked)`

/** The name of a customer, as SQL: "Norbrook Cotton Mills Ltd". Every fifth is of one kind. */
export const customerName = (number: string, kind: string): string =>
  `case when ${number} = ${oneNumber} then initcap('${oneName}') else ${word('customer', number)} end
   || ' ' || (${list(branches)})[${rank('branch', number, 30)}] || ' ' || ${kind} || ' ' || (array['Ltd', 'GmbH', 'Inc', 'SA', 'BV'])[1 + ${number} / 25 % 5]`

export const partnerName = (number: string, kind: string): string =>
  `${word('partner', number)} || ' ' || (${list(branches)})[${rank('partner branch', number, 30)}] || ' ' || ${kind}`
