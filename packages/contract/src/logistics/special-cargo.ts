/** What a refrigerated container, an open top and a flat rack ask for beside the weight. */
export type SpecialCargo = {
  container: string
  temperature_c: number | undefined
  humidity_percent: number | undefined
  ventilation_m3h: number | undefined
  genset: boolean
  over_length_cm: number | undefined
  over_width_cm: number | undefined
  over_height_cm: number | undefined
}

export const isReefer = (container: string): boolean => container.startsWith('RF')
export const isOpenTop = (container: string): boolean => container.startsWith('OT')
export const isFlatRack = (container: string): boolean => container.startsWith('FR')

/** As integral reefer units keep them. */
export const temperatures = { least: -30, most: 30 }
export const humidities = { least: 50, most: 95 }
/** Fresh air, cubic metres an hour. */
export const mostVentilation = 285
/** Centimetres over the frame, both sides together. Above it a load is a project of its own; ours. */
export const mostOver = { over_length_cm: 300, over_width_cm: 160, over_height_cm: 200 }

type Faults = Partial<Record<keyof SpecialCargo, string>>

export function specialFaults(cargo: SpecialCargo): Faults {
  return { ...(isReefer(cargo.container) ? reeferFaults(cargo) : coldFaults(cargo)), ...gaugeFaults(cargo) }
}

function reeferFaults({ temperature_c: degrees, humidity_percent, ventilation_m3h }: SpecialCargo): Faults {
  const faults: Faults = {}
  if (degrees === undefined || isOutside(degrees, temperatures)) {
    faults.temperature_c = `Enter the set temperature, ${temperatures.least} to ${temperatures.most} °C`
  }
  if (humidity_percent !== undefined && isOutside(humidity_percent, humidities)) {
    faults.humidity_percent = `Enter ${humidities.least} to ${humidities.most} %`
  } else if (humidity_percent !== undefined && degrees !== undefined && degrees < 0) {
    faults.humidity_percent = 'Humidity is not controlled below 0 °C'
  }
  if (ventilation_m3h !== undefined && isOutside(ventilation_m3h, { least: 0, most: mostVentilation })) {
    faults.ventilation_m3h = `Enter 0 to ${mostVentilation} m³ an hour`
  } else if (ventilation_m3h && degrees !== undefined && degrees < 0) {
    faults.ventilation_m3h = 'Frozen goods travel without fresh air'
  }
  return faults
}

function coldFaults({ temperature_c, humidity_percent, ventilation_m3h, genset }: SpecialCargo): Faults {
  const isAsked = [temperature_c, humidity_percent, ventilation_m3h].some((value) => value !== undefined)
  return isAsked || genset
    ? { temperature_c: 'This container has no refrigeration. Choose RF20 or RF40.' }
    : {}
}

function gaugeFaults(cargo: SpecialCargo): Faults {
  const faults: Faults = {}
  for (const side of ['over_length_cm', 'over_width_cm', 'over_height_cm'] as const) {
    const over = cargo[side]
    if (!over) continue
    if (over > mostOver[side]) faults[side] = `At most ${mostOver[side]} cm. Write to us for larger pieces.`
    else if (!isOpenTop(cargo.container) && !isFlatRack(cargo.container)) {
      faults[side] = 'Only open tops and flat racks take goods that reach over'
    } else if (isOpenTop(cargo.container) && side !== 'over_height_cm') {
      faults[side] = 'An open top takes goods over its height only. Choose a flat rack.'
    }
  }
  return faults
}

const isOutside = (value: number, { least, most }: { least: number; most: number }) =>
  value < least || value > most
