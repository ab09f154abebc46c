// ISO 2859-1:1999, “Sampling procedures for inspection by attributes, part 1”, second edition: tables 1, 2-A, 2-B and 2-C
// (single sampling), as the identical GB/T 2828.1-2012 prints them on pages 14 to 17. Taken on 2026-11-23 from the published
// transcription of those pages: github.com/nihantao-crosis/quality-platform, src/core/__tests__/fixtures, commits 3f56405 and
// b1d1740. One cell differs: for letter A at AQL 10, table 2-B points down in the three other sources that we have
// (decision 125). The tests compare every cell with sources that do not depend on this one.

/** The columns of tables 2-A to 2-C: percent nonconforming up to 10, nonconformities per 100 items up to 1,000. */
export const aqls = [
  0.01, 0.015, 0.025, 0.04, 0.065, 0.1, 0.15, 0.25, 0.4, 0.65, 1, 1.5, 2.5, 4, 6.5, 10, 15, 25, 40, 65, 100,
  150, 250, 400, 650, 1000,
] as const

/** The columns of table 1. */
export const inspectionLevels = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const

/** Table 1: the smallest lot of each range, and the code letter for each inspection level. */
export const codeLetterTable = `
     2  A  A  A  A  A  A  B
     9  A  A  A  A  A  B  C
    16  A  A  B  B  B  C  D
    26  A  B  B  C  C  D  E
    51  B  B  C  C  C  E  F
    91  B  B  C  D  D  F  G
   151  B  C  D  E  E  G  H
   281  B  C  D  E  F  H  J
   501  C  C  E  F  G  J  K
  1201  C  D  E  G  H  K  L
  3201  C  D  F  G  J  L  M
 10001  C  D  F  H  K  M  N
 35001  D  E  G  J  L  N  P
150001  D  E  G  J  M  P  Q
500001  D  E  H  K  N  Q  R
`

// Tables 2-A to 2-C: code letter, sample size, and a cell for each AQL: the accept number, whose reject number is the next
// number; ↓ or ↑ where the first plan below or above in the same column is used, with its sample; · where nothing is printed.

/** Table 2-A, normal inspection. */
export const normalTable = `
A    2   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  7 10 14 21 30
B    3   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21 30 44
C    5   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21 30 44  ↑
D    8   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21 30 44  ↑  ↑
E   13   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21 30 44  ↑  ↑  ↑
F   20   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑
G   32   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑
H   50   ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
J   80   ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
K  125   ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
L  200   ↓  ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
M  315   ↓  ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
N  500   ↓  ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
P  800   ↓  0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
Q 1250   0  ↑  ↓  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
R 2000   ↑  ↑  1  2  3  5  7 10 14 21  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
`

/** Table 2-B, tightened inspection. Letter S exists only because two arrows point to it. */
export const tightenedTable = `
A    2   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  1  2  3  5  8 12 18 27
B    3   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18 27 41
C    5   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18 27 41  ↑
D    8   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18 27 41  ↑  ↑
E   13   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18 27 41  ↑  ↑  ↑
F   20   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑
G   32   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑
H   50   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
J   80   ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
K  125   ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
L  200   ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
M  315   ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
N  500   ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
P  800   ↓  ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
Q 1250   ↓  0  ↓  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
R 2000   0  ↑  ↓  1  2  3  5  8 12 18  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
S 3150   ·  ·  1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
`

/** Table 2-C, reduced inspection. Since the edition of 1999, its reject numbers too are the accept numbers plus one. */
export const reducedTable = `
A    2   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↓  ↓  1  2  3  5  7 10 14 21 30
B    2   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  7 10 14 21 30
C    2   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10 14 21  ↑
D    3   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10 14 21  ↑  ↑
E    5   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10 14 21  ↑  ↑  ↑
F    8   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑
G   13   ↓  ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑
H   20   ↓  ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
J   32   ↓  ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
K   50   ↓  ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
L   80   ↓  ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
M  125   ↓  ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
N  200   ↓  ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
P  315   ↓  0  ↑  ↓  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
Q  500   0  ↑  ↑  ↓  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
R  800   ↑  ↑  ↑  1  2  3  5  6  8 10  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑  ↑
`
