#!/usr/bin/env bash
# Date: 2026-11-28
# Packages: camt-parser@1.1.0
# Expected: a statement's sequence number is read from `ElctrncSeqNb`, which counts the statements that are sent electronically, or from
#   `LglSeqNb`, which counts those with legal force: a camt.053 may carry either, or both.
# Happens: only `LglSeqNb` is read. A statement that has the electronic number alone comes without any, so that a missing statement between two
#   others is not noticed.
# Source: ISO 20022, message camt.053.001.08, BankToCustomerStatement, Statement: both elements are optional (0..1).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" camt-parser@1.1.0
cd "$folder"
cat > look.mjs <<'JS'
import * as library from 'camt-parser'
const parse = library.parseCamt053 ?? library.default.parseCamt053
const statement = (numbers) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-28T08:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id>${numbers}<CreDtTm>2026-11-28T08:00:00Z</CreDtTm>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>
</Stmt></BkToCstmrStmt></Document>`
const has = async (numbers, number) => JSON.stringify(await parse(statement(numbers))).includes(number)
const electronic = await has('<ElctrncSeqNb>4711</ElctrncSeqNb>', '4711')
const legal = await has('<LglSeqNb>4712</LglSeqNb>', '4712')
console.log(`ElctrncSeqNb is found: ${electronic}; LglSeqNb is found: ${legal}`)
process.exit(!electronic && legal ? 0 : 1)
JS
node look.mjs
