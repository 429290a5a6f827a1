/**
 * Exponent and logarithm by additions and multiplications alone, after fdlibm
 * (https://www.netlib.org/fdlibm): those of the platform may differ in the last bit between
 * processors, and a model would have other bytes there. Both are within one unit in the last place.
 */
export function portableExp(x: number): number {
  if (x > 709.78) return Infinity
  if (x < -745.13) return 0
  if (x !== x) return x
  const k = Math.round(x * INVERSE_LN2)
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  const r = high - low
  const square = r * r
  const c = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
  return timesPowerOfTwo(1 - (low - (r * c) / (2 - c) - high), k)
}

export function portableLog(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN
  if (x === Infinity) return x
  let k = 0
  let m = x
  while (m >= 4_294_967_296) [m, k] = [m / 4_294_967_296, k + 32]
  while (m < 1 / 4_294_967_296) [m, k] = [m * 4_294_967_296, k - 32]
  while (m >= Math.SQRT2) [m, k] = [m / 2, k + 1]
  while (m < Math.SQRT1_2) [m, k] = [m * 2, k - 1]
  const f = m - 1
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const even = w * (L2 + w * (L4 + w * L6))
  const odd = z * (L1 + w * (L3 + w * (L5 + w * L7)))
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f)
}

/** The least power of two that is at least this. */
export function powerOfTwoAbove(value: number): number {
  let power = 1
  while (power < value) power *= 2
  while (power / 2 >= value && power > Number.MIN_VALUE) power /= 2
  return power
}

function timesPowerOfTwo(value: number, power: number): number {
  // In two steps, as the power alone may be beyond what a number holds.
  const half = power >> 1
  return value * exactPower(half) * exactPower(power - half)
}

function exactPower(power: number): number {
  VIEW.setUint32(0, (power + 1023) << 20)
  return VIEW.getFloat64(0)
}

const VIEW = new DataView(new ArrayBuffer(8))
const INVERSE_LN2 = Math.LOG2E
const LN2_HIGH = 6.9314718036912381649e-1
const LN2_LOW = 1.90821492927058770002e-10
const [P1, P2, P3, P4, P5] = [
  1.66666666666666019037e-1, -2.77777777770155933842e-3, 6.61375632143793436117e-5,
  -1.6533902205465251539e-6, 4.13813679705723846039e-8,
] as const
const [L1, L2, L3, L4, L5, L6, L7] = [
  6.66666666666673513e-1, 3.999999999940941908e-1, 2.857142874366239149e-1, 2.222219843214978396e-1,
  1.818357216161805012e-1, 1.531383769920937332e-1, 1.479819860511658591e-1,
] as const
