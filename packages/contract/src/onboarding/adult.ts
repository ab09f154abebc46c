export const adultAge = 18
export const tooYoung = `The person must be at least ${adultAge} years old`

/** Completed years on a day; both days as `YYYY-MM-DD`. Who was born on 29 February is a year older on 1 March. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}
