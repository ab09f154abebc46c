// Written by `npm run db:types` from the migrations: do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export type Database = {
  account_views: {
    view_id: Generated<string>
    uid: string
    user_id: string
    administrator_id: string
    session_id: string | null
    reason: string
    began_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  administrators: {
    administrator_id: Generated<string>
    email: string
    name: string
    password_hash: string | null
    created_at: Generated<Date>
    role: Generated<'administrator' | 'compliance' | 'finance' | 'trade' | 'support'>
    state: Generated<'invited' | 'active' | 'removed'>
    second_factor: Generated<'none' | 'mail' | 'app'>
    reset_by_mail: Generated<boolean>
  }
  approved_alone: {
    uid: string
    user_id: string
    day: string
    cents: bigint
  }
  audit_chain: {
    number: bigint
    entry_id: bigint
    previous_hash: Buffer
    content_hash: Buffer
    hash: Buffer
  }
  audit_checkpoints: {
    number: bigint
    tip: Buffer
    at: Date
    public_key: Buffer
    signature: Buffer
  }
  audit_entries: {
    entry_id: GeneratedAlways<bigint>
    kind: 'change' | 'reveal' | 'approval'
    at: Date
    actor: string
    actor_id: string
    role: string
    action: string
    subject: string | null
    subject_id: string | null
    company: string | null
    before: string | null
    after: string | null
    reason: string | null
    request_id: string
    content_hash: Buffer
    seal: Buffer
  }
  audit_pending: {
    entry_id: bigint
  }
  audit_texts: {
    entry_id: bigint
    searched: string
  }
  authenticators: {
    authenticator_id: Generated<string>
    administrator_id: string
    sealed_secret: string
    session_id: string
    created_at: Date
    confirmed_at: Date | null
    last_step: number | null
  }
  availability_settings: {
    uid: string
    origin: string
    origin_iso: string
    destination: string
    destination_iso: string
    updated_at: Date
  }
  booking_persons: {
    booking_person_id: Generated<string>
    uid: string
    name: string
    email: string
    phone_number: string
    professional_position: string
    created_at: Date
    updated_at: Date
  }
  business_clock: {
    is_only: Generated<boolean>
    offset_ms: Generated<bigint>
  }
  business_documents: {
    uid: string
    position: number
    documents_type: string
    document_id: string
  }
  call_counts: {
    caller: string
    process: string
    started_at: Date
    calls: number
  }
  companies: {
    uid: Generated<string>
    company_name: string
    company_reg_number: string
    company_region: string
    kyb_status: 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused' | null
    kyb_reason: string | null
    kyb_due_at: Date | null
    provider_customer_id: string | null
    provider_wallet_id: string | null
    created_at: Generated<Date>
    team_enabled: Generated<boolean>
    approval_limit: Generated<bigint>
    tax_number: string | null
    daily_limit: bigint | null
    searched: GeneratedAlways<string>
  }
  container_charges: {
    uid: string
    logistics_id: string
    number: Generated<bigint>
    state: 'counting' | 'nothing_due' | 'invoiced' | 'paid' | 'waived'
    state_reason: string | null
    demurrage_notified: number | null
    detention_notified: number | null
    started_at: Date
    lines: unknown | null
    amount: bigint | null
    currency: string
    waived_amount: Generated<bigint>
    waive_reason: string | null
    invoiced_at: Date | null
    due_at: Date | null
    paid_at: Date | null
    updated_at: Date
    charge_id: string | null
    charge_state: 'held' | 'collected' | 'rejected' | null
    made_order: GeneratedAlways<bigint>
  }
  conversions: {
    conversion_id: string
    uid: string
    quote_id: string
    source_currency: string
    source_amount: bigint
    target_currency: string
    target_amount: bigint
    state: 'requested' | 'completed' | 'rejected'
    request_key: string | null
    provider_reference: string | null
    reason: string | null
    requested_at: Date
    settled_at: Date | null
    received_amount: bigint | null
  }
  corridors: {
    currency: string
    country: string
    payout_method: string
    account_type: string
    purpose_codes: string[]
    fields: unknown
    fetched_at: Date
    asked_at: Date
  }
  credit_limit_documents: {
    uid: string
    credit_limit_id: string
    document_id: string
    added_at: Date
  }
  credit_limit_questions: {
    question_id: GeneratedAlways<bigint>
    uid: string
    credit_limit_id: string
    question: string
    asked_by: string
    asked_at: Date
    answer: string | null
    answered_at: Date | null
  }
  credit_limits: {
    credit_limit_id: string
    number: Generated<bigint>
    uid: string
    beneficiary_id: string
    state: 'requested' | 'in_review' | 'documents_requested' | 'term_sheet' | 'signed' | 'active' | 'declined' | 'reduced' | 'withdrawn'
    version: number
    currency: string
    requested_amount: bigint
    trading_history: number
    description_goods: string
    inco_terms: string
    payment_terms: unknown
    finance_partner_id: number | null
    terms_version: number | null
    term_sheet_number: string | null
    approved_amount: bigint | null
    valid_until: string | null
    offer_expires_at: Date | null
    signed_at: Date | null
    reason: string | null
    respond_due_at: Date | null
    requested_at: Date
    created_at: Date
    updated_at: Date
    requested_as: unknown | null
    made_order: GeneratedAlways<bigint>
    searched: GeneratedAlways<string>
  }
  customer_notes: {
    note_id: string
    uid: string
    text: string
    written_by: string
    written_at: Date
  }
  customer_risks: {
    uid: string
    version: number
    rating: 'low' | 'medium' | 'high'
    reasons: string
    review_on: string
    rated_by: string
    rated_at: Date
    is_current: boolean
    review_asked_at: Date | null
    risk_id: string
  }
  customs_clearances: {
    logistics_id: string
    uid: string
    state: 'documents_requested' | 'documents_received' | 'declared' | 'cleared' | 'cancelled'
    declaration_number: string | null
    due_at: Date | null
    updated_at: Date
    facts: Generated<unknown>
    number: bigint | null
    ordered_at: Date | null
    offer_id: string | null
    vendor_name: string | null
    currency: string | null
    price_amount: bigint | null
    fee_amount: bigint | null
    charge_id: string | null
    charge_state: 'held' | 'collected' | 'rejected' | null
    refunded_at: Date | null
    fee_rate_id: string | null
    goods_value: bigint | null
  }
  documents: {
    document_id: Generated<string>
    uid: string
    folder: string
    file_name: string
    content_type: 'image/png' | 'image/jpeg' | 'application/pdf' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'application/xml'
    size: number
    sha256: string
    stored_id: string
    created_at: Date
    e_invoice: unknown | null
    is_of_person: Generated<boolean>
    needs_password: Generated<boolean>
  }
  duty_rates: {
    duty_rate_id: Generated<string>
    hs_prefix: string
    destination: string
    origin: string | null
    version: Generated<number>
    percent: string | null
    specific: string | null
    status: 'known' | 'in_motion' | 'estimate'
    source: string
    as_of: string
    valid_from: string | null
    valid_to: string | null
    next_revision_on: string | null
    note: string | null
    reason: string
    saved_by: string | null
    saved_at: Generated<Date>
  }
  escrow_amendments: {
    amendment_id: string
    uid: string
    smart_escrow_id: string
    position: number | null
    state: 'draft' | 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'
    changes: unknown
    differences: unknown
    note: string | null
    currency: string
    held_amount: bigint
    fee_amount: bigint
    back_amount: bigint
    answered_by: string | null
    reason: string | null
    created_at: Date
    proposed_at: Date | null
    closed_at: Date | null
    answer_due_at: Date | null
    reminded_at: Date | null
  }
  escrow_blocks: {
    block_id: string
    uid: string
    smart_escrow_id: string
    position: number
    percent: number
    currency: string
    amount: bigint
    state: 'pending' | 'fulfilled' | 'paid' | 'refused' | 'disputed' | 'refunded'
    reason: string | null
    refunded_part: Generated<bigint>
    price: bigint | null
  }
  escrow_dispute_offers: {
    offer_id: string
    uid: string
    dispute_id: string
    side: 'buyer' | 'seller'
    released_percent: number
    note: string
    made_at: Date
    answer: 'accepted' | 'refused' | 'replaced' | null
    answered_at: Date | null
  }
  escrow_dispute_statements: {
    statement_id: string
    uid: string
    dispute_id: string
    side: 'buyer' | 'seller'
    text: string
    file: string | null
    made_at: Date
  }
  escrow_disputes: {
    dispute_id: string
    number: Generated<bigint>
    uid: string
    smart_escrow_id: string
    block_id: string
    state: 'open' | 'escalated' | 'settled' | 'decided'
    opened_by: 'buyer' | 'seller'
    opened_at: Date
    currency: string
    amount: bigint
    escalation_from: Date
    escalates_at: Date
    escalated_at: Date | null
    released_percent: number | null
    released_amount: bigint | null
    refunded_amount: bigint | null
    reason: string | null
    closed_at: Date | null
    answer_due_at: Date
    decision_due_at: Date | null
    made_order: GeneratedAlways<bigint>
    searched: GeneratedAlways<string>
  }
  escrow_items: {
    item_id: string
    uid: string
    block_id: string
    kind: 'document' | 'condition'
    position: number
    title: string
    file: string | null
    approver: 'Buyer' | 'Tradelane'
    decision: 'approved' | 'refused' | null
    decided_at: Date | null
    reason: string | null
    release_event: 'inspection_accepted' | 'container_loaded' | 'shipment_delivered' | 'customs_cleared' | 'certificate_issued' | null
    release_subject_id: string | null
    release_record: string | null
    release_since: Date | null
    released_at: Date | null
  }
  escrow_presentations: {
    presentation_id: string
    uid: string
    smart_escrow_id: string
    item_id: string
    version: number
    state: 'presented' | 'refused' | 'approved' | 'replaced' | 'settled'
    file: string
    stated: unknown
    differences: unknown
    presented_by: string
    presented_at: Date
    due_at: Date
    reminded_at: Date | null
    silent_at: Date | null
    decided_at: Date | null
  }
  escrow_steps: {
    step_id: string
    uid: string
    smart_escrow_id: string
    block_id: string | null
    kind: 'fee' | 'release'
    state: 'submitted' | 'processing' | 'action_required' | 'sent' | 'paid' | 'rejected' | 'cancelled' | 'returned'
    currency: string
    amount: bigint
    called_at: Date | null
    asked_at: Date
    updates_seen: Generated<number>
    provider_reference: string | null
    reason: string | null
    created_at: Date
    amendment_id: string | null
    paid_to: unknown | null
  }
  events: {
    event_id: GeneratedAlways<bigint>
    uid: string | null
    subject: string
    subject_id: string
    from_state: string | null
    to_state: string
    actor: string
    at: Date
    before: unknown | null
    after: unknown | null
  }
  fact_alerts: {
    fact: string
    alerted_at: Date
  }
  fact_readings: {
    fact: string
    number: number
    outcome: 'unchanged' | 'changed'
    read_on: string
    source: string
    note: string | null
    saved_by: string
    saved_at: Date
  }
  factoring_due_totals: {
    uid: string
    beneficiary_id: string
    currency: string
    due_date: string
    fundings: Generated<bigint>
    outstanding: Generated<bigint>
  }
  factoring_payments: {
    payment_id: string
    uid: string
    invoice_factoring_id: string
    payer: 'buyer' | 'customer'
    state: 'held' | 'shared' | 'refused' | 'unmatched' | 'returned'
    provider_reference: string | null
    currency: string
    amount: bigint
    paid_on: string
    sender: string
    sender_account: string | null
    reference: string
    interest_amount: bigint | null
    principal_amount: bigint | null
    fee_amount: bigint | null
    rest_amount: bigint | null
    reason: string | null
    request_key: string | null
    created_at: Date
    settled_at: Date | null
  }
  factoring_steps: {
    step_id: string
    uid: string
    invoice_factoring_id: string
    payment_id: string | null
    kind: 'transfer' | 'advance' | 'repayment' | 'remainder'
    state: 'asked' | 'done' | 'rejected'
    currency: string
    amount: bigint
    provider_reference: string | null
    reason: string | null
    asked_at: Date
    late_at: Date | null
    settled_at: Date | null
  }
  factoring_totals: {
    uid: string
    beneficiary_id: string
    currency: string
    fundings: Generated<bigint>
    open_fundings: Generated<bigint>
    reserved: Generated<bigint>
    outstanding: Generated<bigint>
    advanced: Generated<bigint>
    interest_paid: Generated<bigint>
    fee_paid: Generated<bigint>
    buyer_paid: Generated<bigint>
    customer_paid: Generated<bigint>
    paid_invoices: Generated<bigint>
    days_to_pay: Generated<bigint>
  }
  failed_attempts: {
    account: string
    kind: string
    failed_at: Date
  }
  failing_rows: {
    job: string
    row_id: string
    uid: string | null
    failures: number
    first_failed_at: Date
    last_failed_at: Date
    last_error: string
    notified_at: Date | null
  }
  finance_partner_buyer_totals: {
    finance_partner_id: number
    currency: string
    buyer_key: string
    lent: Generated<bigint>
  }
  finance_partner_currencies: {
    finance_partner_id: number
    version: number
    currency: string
    least_fee: bigint
    buyer_cap: bigint
    total_cap: bigint
  }
  finance_partner_terms: {
    finance_partner_id: number
    version: number
    annual_rate_basis_points: number
    fee_basis_points: number
    most_advance_percent: number
    finance_terms: number[]
    offer_hours: number
    created_by: string
    created_at: Date
    most_annual_cost_basis_points: number
  }
  finance_partner_totals: {
    finance_partner_id: number
    currency: string
    slot: number
    lent: Generated<bigint>
  }
  finance_partners: {
    finance_partner_id: number
    registration_number: Generated<string>
    address: Generated<string>
    email: Generated<string>
    phone_number: Generated<string>
    vendor_id: string
  }
  founder_documents: {
    uid: string
    fid: string
    position: number
    document_type: string
    document_number: string
    issuance_country: string
    expiry_date: string
    document_id: string
  }
  founders: {
    fid: Generated<string>
    uid: string
    position: number
    founder_type: number
    first_name: string
    middle_name: string
    last_name: string
    nationality: string
    date_of_birth: string
    professional_position: string
    email: string
    phone_number: string
    addressLine1: string
    city: string
    state: string
    country: string
    postcode: string
    status: 'IN_PROGRESS' | 'Clear' | 'Refused' | null
    status_reason: string | null
    review_due_at: Date | null
    version: Generated<number>
    ownership_percent: string | null
  }
  freight_booking_details: {
    uid: string
    logistics_id: string
    incoterm: string | null
    goods_description: string
    customer_reference: string
    hs_codes: string[]
    shipper: unknown
    consignee: unknown
    notify_party: unknown
    saved_at: Date
    charcoal: unknown | null
    not_charcoal: Generated<boolean>
    named_place: Generated<string>
    packages: Generated<string>
    marks: Generated<string>
  }
  freight_bookings: {
    logistics_id: string
    number: Generated<bigint>
    uid: string
    shipment_id: string
    state: 'requested' | 'confirmed' | 'in_transit' | 'arrived' | 'delivered' | 'closed' | 'denied' | 'cancelled'
    requested_at: Date
    confirm_due_at: Date
    state_reason: string | null
    carrier_asked_at: Date | null
    confirmed_at: Date | null
    carrier_booking_number: string | null
    document_name: string | null
    document_number: string | null
    vessel: string | null
    imo: string | null
    voyage: string | null
    tracked_at: Date | null
    read_at: Date | null
    eta: Date | null
    eta_notified: Date | null
    paid_at: Date | null
    refunded_at: Date | null
    released_at: Date | null
    delivered_at: Date | null
    carrier_cancelled_at: Date | null
    transaction_id: string
    cover_lapsed_at: Date | null
    detour: unknown | null
    documents_cut_off: Date | null
    vgm_cut_off: Date | null
    cargo_cut_off: Date | null
    empties_returned_on: string | null
    charge_id: string | null
    charge_state: 'held' | 'collected' | 'rejected' | null
    made_order: GeneratedAlways<bigint>
    to_confirm_by: GeneratedAlways<Date | null>
  }
  freight_containers: {
    uid: string
    logistics_id: string
    position: number
    container_number: string
  }
  freight_corrections: {
    uid: string
    logistics_id: string
    number: number
    details: unknown
    changed: string
    asked_at: Date
    answer: 'accepted' | 'refused' | 'withdrawn' | null
    answered_at: Date | null
    late_reason: string | null
    refusal_reason: string | null
  }
  freight_documents: {
    uid: string
    logistics_id: string
    document_id: string
    document_type: string
    added_by: 'company' | 'tradelane'
    added_at: Date
    document_form: 'original' | 'electronic' | 'copy' | null
    platform: string | null
    platform_reference: string | null
  }
  freight_quotes: {
    shipment_id: string
    number: Generated<bigint>
    uid: string
    card_id: string
    card_version: number
    cost_amount: bigint
    currency: string
    enquiry: unknown
    freight: unknown
    created_at: Date
    expires_at: Date
    kept_uid: string | null
    transaction_id: string | null
    tariff_version: number | null
    made_order: GeneratedAlways<bigint>
  }
  freight_tariffs: {
    version: number
    lanes: unknown
    surcharges: unknown
    note: string
    changes: unknown
    saved_by: string
    saved_at: Date
  }
  fundings: {
    funding_id: string
    uid: string
    kind: 'opening' | 'added' | 'refund' | 'claim'
    description: string | null
    currency: string
    amount: bigint
    state: 'requested' | 'added' | 'rejected'
    request_key: string | null
    provider_reference: string | null
    reason: string | null
    requested_at: Date
    settled_at: Date | null
    payer_name: string | null
    record_number: string | null
  }
  guess_counts: {
    address: string
    started_at: Generated<Date>
    calls: Generated<number>
  }
  idempotency_keys: {
    owner: string
    key: string
    request_hash: string
    status: number | null
    answer: unknown | null
    started_at: Date
    process_id: bigint | null
  }
  incoming_payments: {
    incoming_payment_id: string
    number: Generated<bigint>
    uid: string
    provider_reference: string
    currency: string
    amount: bigint
    sender: string
    sender_account: string | null
    reference: string
    state: 'held' | 'in_review' | 'to_decide' | 'received' | 'returning' | 'returned'
    arrived_at: Date
    created_at: Date
    return_reason: string | null
    return_reference: string | null
    return_key: string | null
    return_refusal: string | null
    made_order: GeneratedAlways<bigint>
  }
  inspection_appointments: {
    quality_assurance_id: string
    uid: string
    proposed_days: string[]
    last_day: string
    asked_at: Date
    answer_due_at: Date
    late_at: Date | null
    answered_at: Date | null
    day: string | null
    receiver_name: string | null
    receiver_phone: string | null
    address: string | null
    comment: string | null
  }
  inspection_companies: {
    inspection_company_id: string
    countries: string[]
    services: string[]
    accreditation: string
    price_remarks: string
  }
  inspection_drafts: {
    quality_assurance_id: string
    uid: string
    report: unknown
    saved_at: Date
  }
  inspection_photos: {
    photo_id: Generated<string>
    uid: string
    quality_assurance_id: string
    document_id: string
    place: string
    taken_at: Date
    removed_at: Date | null
    sha256: string | null
  }
  inspection_reports: {
    quality_assurance_id: string
    uid: string
    report_number: string
    code: string
    verdict: 'passed' | 'rejected'
    report: unknown
    reported_at: Date
  }
  insurance_certificates: {
    certificate_number: string
    uid: string
    insurance_id: string
    code: string
    certificate: unknown
    issued_at: Date
    signature: string | null
    key_id: string | null
    searched: GeneratedAlways<string>
  }
  insurance_claim_documents: {
    uid: string
    claim_id: string
    document_id: string
    kind: string
    position: number
  }
  insurance_claim_questions: {
    question_id: GeneratedAlways<bigint>
    uid: string
    claim_id: string
    question: string
    asked_by: string
    asked_at: Date
    answer: string | null
    answered_at: Date | null
  }
  insurance_claims: {
    claim_id: string
    number: Generated<bigint>
    uid: string
    insurance_id: string
    state: 'draft' | 'submitted' | 'assessing' | 'paid' | 'declined'
    version: number
    first_notice_date: string | null
    delivery_date: string | null
    loss_type: string | null
    amount: bigint | null
    description: string | null
    carrier_name: string | null
    transport_reference: string | null
    assessed_amount: bigint | null
    paid_amount: bigint | null
    reason: string | null
    respond_due_at: Date | null
    submitted_at: Date | null
    created_at: Date
    updated_at: Date
    loss_date: string | null
    loss_place: string | null
    made_order: GeneratedAlways<bigint>
    searched: GeneratedAlways<string>
  }
  insurance_policies: {
    insurance_id: string
    number: Generated<bigint>
    uid: string
    insured_details_id: string
    state: 'draft' | 'submitted' | 'quoted' | 'bound' | 'expired' | 'denied' | 'cancelled'
    version: number
    category_of_goods: string
    description_of_goods: string
    volume_of_goods: string
    place_of_origin: string
    place_of_destination: string
    type_of_insurance_cover: string
    valid_from: string
    valid_to: string
    carriage: 'sea' | 'air' | 'road' | 'rail'
    deductible: '0' | '0.5' | '1'
    incoterm: string | null
    insured_party: 'seller' | 'buyer' | null
    invoice_amount: bigint
    freight_amount: bigint
    insured_value: bigint
    shipment_id: string | null
    logistics_id: string | null
    indicative: unknown | null
    premium_amount: bigint | null
    fee_amount: bigint | null
    quote_note: string | null
    quote_expires_at: Date | null
    reason: string | null
    respond_due_at: Date | null
    submitted_at: Date | null
    created_at: Date
    updated_at: Date
    transaction_id: string
    origin_countrycode: string | null
    destination_countrycode: string | null
    freight_charge_id: string | null
    political_risks: Generated<'war_strikes' | 'strikes' | 'none'>
    invoice_number: Generated<string>
    vessel: Generated<string>
    voyage: Generated<string>
    shipped_on: string | null
    referrals: Generated<unknown>
    customer_reason: Generated<string>
    referral_reason: string | null
    charge_id: string | null
    charge_state: 'held' | 'collected' | 'rejected' | null
    quoted_at: Date | null
    made_order: GeneratedAlways<bigint>
    offer_id: string | null
    searched: GeneratedAlways<string>
    fee_rate_id: string | null
  }
  insurance_seal_keys: {
    key_id: string
    public_key: string
    first_used_at: Date
  }
  insurance_way_reviews: {
    insurance_id: string
    uid: string
    as_of: string
    found: Generated<unknown>
  }
  insured_details: {
    insured_details_id: string
    uid: string
    same_as_policy_holder: boolean
    company_name: string
    company_id: string
    company_address: string
    city: string
    country: string
    email: string
    phone_number: string
    contact_name: string
    created_at: Date
    updated_at: Date
  }
  invitations: {
    invitation_id: Generated<string>
    uid: string
    email: string
    role: 'owner' | 'preparer' | 'approver' | 'viewer'
    state: 'invited' | 'joined' | 'revoked'
    token_hash: string | null
    invited_by: string
    invited_at: Date
    asked_at: Date
    expires_at: Date
  }
  invoice_factorings: {
    invoice_factoring_id: Generated<string>
    uid: string
    beneficiary_id: string
    finance_partner_id: number
    state: 'draft' | 'requested' | 'approved' | 'funded' | 'overdue' | 'collected' | 'closed' | 'denied' | 'withdrawn'
    shipment_date: string
    finance_term: number
    invoice_amount: bigint
    payment_request: number
    invoice_file: string
    purchase_order_file: string
    created_at: Date
    updated_at: Date
    number: Generated<bigint>
    version: Generated<number>
    transaction_id: string
    currency: Generated<string>
    invoice_number: string | null
    invoice_key: string | null
    buyer_key: string | null
    invoice_sha256: string | null
    shipping_file: string | null
    due_date: string | null
    terms_version: number | null
    annual_rate_basis_points: number | null
    advance_amount: bigint | null
    interest_amount: bigint | null
    fee_amount: bigint | null
    offer_expires_at: Date | null
    requested_at: Date | null
    collection_account: unknown | null
    buyer_confirmed_at: Date | null
    buyer_disputed_at: Date | null
    respond_due_at: Date | null
    reason: string | null
    position_day: string | null
    principal_amount: bigint | null
    unit_days: bigint | null
    interest_paid: bigint | null
    fee_due: bigint | null
    buyer_paid: Generated<bigint>
    customer_paid: Generated<bigint>
    recourse_at: Date | null
    next_contact_on: string | null
    submitted_as: unknown | null
    buyer_paid_on: string | null
    prepaid_amount: Generated<bigint>
    alike_id: string | null
    shortfall_amount: bigint | null
    invoice_date: string | null
    order_number: string | null
    made_order: GeneratedAlways<bigint>
    ksef_number: string | null
    xml_invoice_key: string | null
    xml_differences: unknown | null
    searched: GeneratedAlways<string>
  }
  invoice_lines: {
    invoice_id: string
    position: number
    description: string
    amount: bigint
  }
  invoice_marks: {
    only_one: Generated<boolean>
    through_journal: bigint
    next_journal: bigint
    marked_by: string
  }
  invoice_numbers: {
    kind: 'invoice' | 'credit_note'
    year: number
    last: number
    last_issued_at: Date
  }
  invoiced_journals: {
    journal_id: bigint
    invoice_id: string
    amount: bigint
  }
  invoices: {
    invoice_id: string
    uid: string
    kind: 'invoice' | 'credit_note'
    year: number
    serial: number
    issued_at: Date
    moved_at: Date
    currency: string
    net: bigint
    tax: bigint
    total: bigint
    subject: string
    subject_id: string
    title: string
    record_number: string | null
    credits: string | null
    facts: unknown
    searched: GeneratedAlways<string>
  }
  kyb_requirements: {
    requirement_id: Generated<string>
    uid: string
    fid: string | null
    about_name: string
    template: string
    what: string
    kind: 'answer' | 'document'
    remarks: string | null
    is_mandatory: boolean
    state: 'open' | 'answered' | 'sent_back' | 'accepted' | 'taken_back'
    reason: string | null
    answer: string | null
    document_id: string | null
    with_form: Generated<boolean>
    version: Generated<number>
    position: number
    asked_at: Date
    due_at: Date
    answered_at: Date | null
  }
  ledger_accounts: {
    account_id: GeneratedAlways<bigint>
    owner: string
    uid: string | null
    account: string
    currency: string
    balance: Generated<bigint>
    entry_count: Generated<bigint>
    booked_until: Generated<Date>
  }
  ledger_currencies: {
    currency: string
  }
  ledger_daily_marks: {
    account_id: bigint
    through_position: bigint
  }
  ledger_daily_totals: {
    owner: string
    currency: string
    day: string
    money_in: bigint
    money_out: bigint
  }
  ledger_entries: {
    account_id: bigint
    position: bigint
    journal_id: bigint
    amount: bigint
    balance_after: bigint | null
    booked_at: Date
  }
  ledger_holds: {
    hold_id: string
    owner: string
    currency: string
    amount: bigint
    subject: string | null
    placed_at: Date
    expires_at: Date | null
    resolution: 'captured' | 'released' | 'expired' | null
    resolved_at: Date | null
    account: GeneratedAlways<string>
  }
  ledger_journals: {
    journal_id: GeneratedAlways<bigint>
    key: string
    kind: string
    subject: string | null
    description: string
    event_at: Date
    posted_at: Generated<Date>
  }
  ledger_snapshot_mark: {
    only_one: Generated<boolean>
    through_journal: bigint
    marked_by: string
  }
  ledger_snapshots: {
    account_id: bigint
    through_journal: bigint
    balance: bigint
    booked_until: Date
  }
  limit_raises: {
    limit_raise_id: Generated<string>
    uid: string
    approval_limit: bigint
    daily_limit: bigint | null
    requested_by: string
    requested_at: Date
    waits_until: Date
    state: 'waiting' | 'released' | 'refused' | 'withdrawn' | 'void'
    decided_by: string | null
    decided_at: Date | null
  }
  links: {
    link_id: Generated<string>
    uid: string
    purpose: string
    subject: string
    subject_id: string
    asked: string
    recipient: string
    email: string
    state: 'sent' | 'opened' | 'done' | 'expired' | 'revoked' | 'ended'
    max_uses: number
    uses: Generated<number>
    mails: Generated<number>
    token_hash: string | null
    sent_by: string
    made_at: Date
    asked_at: Date
    expires_at: Date
    lasts_until: Date | null
    due_at: Date | null
  }
  listed_quotes: {
    uid: string | null
    quote_id: string | null
    product: string | null
    source_currency: string | null
    source_amount: bigint | null
    target_currency: string | null
    target_amount: bigint | null
    created_at: Date | null
    expires_at: Date | null
    used_at: Date | null
    way: string | null
    subject_id: string | null
    company_name: string | null
    is_tried: boolean | null
    is_listed: boolean | null
  }
  message_documents: {
    uid: string
    thread_id: string
    position: number
    document_id: string
  }
  message_reads: {
    uid: string
    thread_id: string
    user_id: string
    position: number
  }
  message_threads: {
    thread_id: Generated<string>
    uid: string
    subject: string
    subject_id: string
    title: string
    newest: Generated<number>
    newest_company: Generated<number>
    newest_office: Generated<number>
    office_read: Generated<number>
    newest_at: Date
    created_at: Date
  }
  messages: {
    uid: string
    thread_id: string
    position: number
    user_id: string | null
    administrator_id: string | null
    text: string
    at: Date
  }
  name_check_asks: {
    ask_id: Generated<string>
    uid: string
    asked_at: Date
  }
  notes: {
    note_id: Generated<string>
    uid: string
    user_id: string
    text: string
    done_at: Date | null
    created_at: Date
  }
  notification_settings: {
    uid: string
    user_id: string
    kind: string
    channel: 'mail' | 'app' | 'off'
  }
  notifications: {
    notification_id: Generated<string>
    uid: string
    user_id: string
    event_id: bigint
    kind: string
    rule: string
    facts: unknown
    subject: string
    subject_id: string
    at: Date
    read_at: Date | null
    mailed_at: Date | null
  }
  number_keys: {
    is_the_one: Generated<boolean>
    key: string
  }
  one_time_codes: {
    code_id: Generated<string>
    user_id: string | null
    purpose: string
    binding: string
    code_hash: string
    tries: Generated<number>
    sent_at: Date
    expires_at: Date
    used_at: Date | null
    link_id: string | null
    administrator_id: string | null
  }
  partner_accounts: {
    beneficiary_account_id: Generated<string>
    uid: string
    beneficiary_id: string
    position: number
    account_ref_name: string
    account_holder_name: string
    account_no: string
    swift_ifsc: string
    currency: string
    bank: string
    bank_address: string
    bank_city: string
    beneficiary_account_type: 'Corporate' | 'Individual'
    beneficiary_country_code: string
    payout_method: 'LOCAL' | 'SWIFT' | 'WALLET' | 'CARD' | 'PROXY'
    beneficiary_hash_id: string | null
    created_at: Date
    updated_at: Date
    removed_at: Date | null
    name_check: 'match' | 'close_match' | 'no_match' | 'not_possible' | null
    name_check_bank_name: string | null
    name_check_reason: string | null
    name_checked_at: Date | null
    name_check_of: string | null
    bank_correction: unknown | null
    bank_corrected_at: Date | null
    bank_correction_of: string | null
    second_bank_code: string | null
    owner_id_number: string | null
  }
  partners: {
    beneficiary_id: Generated<string>
    uid: string
    company_name: string
    company_address: string
    company_registration_number: string
    contact_person_name: string
    email: string
    phone_number: string
    limit_request: Generated<bigint>
    version: Generated<number>
    created_at: Date
    updated_at: Date
    payment_terms: string | null
    country: string | null
    registration_key: GeneratedAlways<string>
    town: string | null
    post_code: string | null
    searched: GeneratedAlways<string>
  }
  passage_closures: {
    closure_id: string
    passage: 'suez' | 'panama' | 'bab_el_mandeb' | 'hormuz' | 'malacca' | 'gibraltar' | 'bosphorus' | 'kiel'
    reason: string
    closed_on: string
    closed_by: string
    closed_at: Date
    reopened_by: string | null
    reopened_at: Date | null
    source: string | null
  }
  password_resets: {
    token_hash: string
    user_id: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
    administrator_id: string | null
  }
  pending_changes: {
    change_id: string
    kind: string
    subject: string
    subject_id: string
    title: string
    about: string
    asked_by: string
    asked_at: Date
    reason: string
    before: unknown | null
    after: unknown | null
    expires_at: Date
    state: Generated<'open' | 'confirmed' | 'refused' | 'expired' | 'withdrawn'>
    decided_by: string | null
    decided_at: Date | null
    decision_reason: string | null
  }
  price_rate_announcements: {
    rate_id: string
    was: string
    after_uid: Generated<string>
    is_complete: Generated<boolean>
  }
  price_rates: {
    rate_id: string
    service: 'payment' | 'smart_escrow' | 'insurance' | 'quality_assurance' | 'currency_exchange' | 'logistics' | 'clearance' | 'clearance_entry'
    uid: string | null
    basis_points: number
    least: bigint | null
    most: bigint | null
    currency: string | null
    asked_from: Date | null
    asked_to: Date | null
    asked_by: string | null
    asked_at: Date
    reason: string
    version: number | null
    valid_from: Date | null
    valid_to: Date | null
    confirmed_by: string | null
    fixed: bigint | null
  }
  provider_webhooks: {
    event_id: string
    payout_key: string | null
    body: string
    received_at: Date
    read_at: Date | null
    provider_customer_id: string | null
  }
  quality_inspections: {
    quality_assurance_id: string
    number: Generated<bigint>
    uid: string
    transaction_id: string
    state: 'draft' | 'submitted' | 'quoted' | 'confirmed' | 'scheduled' | 'reported' | 'accepted' | 'reinspection' | 'denied' | 'cancelled' | 'aborted'
    version: number
    beneficiary_id: string | null
    address_of_inspection: string | null
    supplier_audit: boolean
    quality_assurance: boolean
    loading_inspection: boolean
    audit_specification: string | null
    audit_days: number | null
    audit_persons: number | null
    qa_consignment_value: bigint | null
    qa_days: number | null
    goods_specifications: string | null
    specification_files: unknown
    lot_size: number | null
    inspection_level: 'I' | 'II' | 'III' | 'S-1' | 'S-2' | 'S-3' | 'S-4' | null
    no_of_containers: number | null
    loading_consignment_value: bigint | null
    logistics_id: string | null
    vendor_name: string | null
    inspection_date: string | null
    price_amount: bigint | null
    fee_amount: bigint | null
    quote_note: string | null
    quote_expires_at: Date | null
    scheduled_for: string | null
    aborted_at_cost_of: 'customer' | 'tradelane' | null
    reason: string | null
    respond_due_at: Date | null
    submitted_at: Date | null
    created_at: Date
    updated_at: Date
    reinspects: string | null
    accepted_rejected: Generated<boolean>
    quoted_at: Date | null
    inspection_company_id: string | null
    aql_major: number | null
    aql_minor: number | null
    severity_major: Generated<'normal' | 'tightened' | 'reduced'>
    severity_minor: Generated<'normal' | 'tightened' | 'reduced'>
    severity_reason: string | null
    inspection_country: string | null
    inspect_by: Date | null
    charge_id: string | null
    charge_state: 'held' | 'collected' | 'rejected' | null
    estimated_amount: bigint | null
    made_order: GeneratedAlways<bigint>
    offer_id: string | null
    searched: GeneratedAlways<string>
    fee_rate_id: string | null
  }
  quote_cases: {
    case_id: string
    number: Generated<bigint>
    made_order: GeneratedAlways<bigint>
    uid: string
    transaction_id: string
    service: 'payment' | 'escrow' | 'factoring' | 'freight' | 'inspection' | 'insurance' | 'clearance'
    subject_id: string
    state: 'new' | 'assigned' | 'awaiting_vendor' | 'quoted' | 'accepted' | 'declined' | 'cancelled'
    state_reason: string | null
    version: Generated<number>
    owner: string | null
    request: unknown
    title: string
    note: string
    requested_at: Date
    due_at: Date
    revisions: Generated<number>
    offers_until: string | null
    accept_key: string | null
    won_by: string | null
  }
  quote_offers: {
    offer_id: string
    uid: string
    case_id: string
    position: number
    state: 'stored' | 'published' | 'accepted' | 'lost' | 'expired' | 'withdrawn'
    state_reason: string | null
    vendor_id: string | null
    vendor_name: string | null
    quote_name: string
    currency: string
    buy_amount: bigint
    sell_amount: bigint
    margin_type: 'percent' | 'fixed'
    margin_percent: string | null
    margin_amount: bigint
    margin_reason: string | null
    eta_days: number
    valid_until: string
    inclusions: string[]
    exclusions: string[]
    stored_id: string | null
    file_name: string | null
    content_type: string | null
    created_at: Date
    ask_id: string | null
    made_for: string[] | null
  }
  quote_requests: {
    quote_request_id: string
    uid: string
    version: Generated<number>
    content: unknown
    created_at: Date
    updated_at: Date
    updated_by: string
    transaction_id: string | null
    outcome: unknown | null
  }
  quotes: {
    quote_id: Generated<string>
    uid: string
    purpose: 'payment' | 'conversion'
    source_currency: string
    source_amount: bigint
    fee_amount: bigint
    target_currency: string
    target_amount: bigint
    spread_amount: bigint
    rate: string
    mid_rate: string
    markup_basis_points: number
    rate_as_of: Date
    rate_source: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
    reference_rate: string | null
    reference_as_of: Date | null
    reference_source: string | null
    draft_id: string | null
    fee_rate_id: string | null
    markup_rate_id: string | null
  }
  rate_cards: {
    card_id: string
    version: number
    mode: 'FCL' | 'LCL' | 'BULK' | 'AIR' | 'FTL' | 'LTL' | 'RAIL_FCL' | 'TRUCK_FULL' | 'TRUCK_PART' | 'TRAIN_FULL'
    carrier: string
    colour: string
    currency: string
    base_amount: bigint
    per_thousand_amount: bigint
    minimum_amount: bigint
    handling_amount: bigint
    documents_amount: bigint
    fuel_percent: number
    per_day: number
    handling_days: number
    co2_percent: number
    validity_days: number
    is_offered: boolean
    saved_by: string
    saved_at: Date
    vendor_id: string | null
  }
  read_papers: {
    uid: string
    sha256: string
    read: unknown
  }
  reconciliation_closings: {
    closing_id: string
    difference_id: string
    uid: string
    closed_by: string
    closed_at: Date
    reason: string
    ours: string
    theirs: string
    entries: Generated<unknown>
    reopened_at: Date | null
    reopened_by: string | null
    reopened_reason: string | null
  }
  reconciliation_differences: {
    difference_id: string
    uid: string
    kind: 'balance' | 'payout' | 'deposit'
    about: string
    currency: string
    ours: string
    theirs: string
    our_amount: bigint
    their_amount: bigint | null
    difference: GeneratedAlways<bigint | null>
    happened_at: Date | null
    first_seen_at: Date
    last_seen_at: Date
    changed_at: Date
    state: 'difference' | 'closed' | 'gone'
    gone_at: Date | null
    ended_at: Date | null
    version: Generated<number>
  }
  reconciliation_runs: {
    ran_at: Date
    compared: number
    customers: number
  }
  recovery_codes: {
    administrator_id: string
    code_hash: string
    made_at: Date
    used_at: Date | null
  }
  reference_rates: {
    day: string
    as_of: Date
    source: string
    per_euro: unknown
    fetched_at: Date
  }
  registrations: {
    uid: string
    user_id: string
    user_nationality: string
    user_dateOfBirth: string
    user_addressLine1: string
    user_city: string
    user_state: string
    user_country: string
    user_postcode: string
    user_documentType: string
    user_documentNumber: string
    user_documentIssuanceCountry: string
    trade_name: string
    website: string
    business_type: string
    company_description: string
    company_reg_date: string
    company_reg_country: string
    company_listed_exchange: string
    totalEmployees: string
    industrySector: string
    intendedUseOfAccount: string
    annualTurnover: string
    registered_addressLine1: string
    registered_addressLine2: string
    registered_city: string
    registered_state: string
    registered_country: string
    registered_postcode: string
    submitted_at: Date
    no_other_owner: Generated<boolean>
  }
  release_requests: {
    release_request_id: Generated<string>
    uid: string
    purpose: string
    subject_id: string
    binding: string
    requested_by: string
    requested_at: Date
    request_key: string | null
    state: 'waiting' | 'released' | 'refused' | 'withdrawn' | 'void'
    decided_by: string | null
    decided_at: Date | null
    waits_until: Date
  }
  restricted_countries: {
    country: string
    region: Generated<string>
    places: Generated<string[]>
    basis: 'sanctions' | 'risk'
    reason: string
    source: string | null
    published_on: string | null
    saved_by: string
    saved_at: Date
  }
  screening_cases: {
    case_id: string
    number: GeneratedAlways<bigint>
    uid: string
    company_name: string
    state: 'open' | 'cleared' | 'confirmed'
    state_reason: string | null
    version: number
    subject: string
    subject_id: string
    fingerprint: string
    party: unknown
    list: string
    entry_id: string
    entry_fingerprint: string
    entry: unknown
    score: string
    parts: unknown
    opened_at: Date
    due_at: Date
    updated_at: Date
    searched: GeneratedAlways<string>
  }
  screening_checks: {
    uid: string
    subject: 'company' | 'person' | 'partner' | 'account' | 'consignee' | 'vessel' | 'sender'
    subject_id: string
    party: unknown
    fingerprint: string
    lists_version: bigint
    checked_at: Date
  }
  screening_entries: {
    list: string
    entry_id: string
    kind: 'person' | 'organisation' | 'vessel'
    names: string[]
    countries: string[]
    birth_dates: string[]
    imo_numbers: string[]
    programme: string
  }
  screening_lists: {
    list: 'un' | 'eu' | 'eu_vessels' | 'ofac' | 'ofac_other' | 'uk'
    version: Generated<bigint>
    published_on: string
    sha256: string
    entries: number
    imported_at: Date
  }
  search_entries: {
    record_id: string
    kind: string
    uid: string | null
    number: string
    title: string
    searched: string
    pieces: string[]
    keys: string[]
    made_at: Date
    is_party: boolean
    is_for_customer: boolean
    is_for_office: boolean
  }
  search_numbers: {
    record_id: string
    key: string
  }
  security_questions: {
    user_security_id: Generated<string>
    uid: string
    user_id: string
    question_one: string
    answer_one_hash: string
    question_two: string
    answer_two_hash: string
    updated_at: Date
  }
  service_charge_lines: {
    charge_id: string
    uid: string
    position: number
    kind: string
    description: string
    amount: bigint
    fee_rate: string | null
    fee_rate_version: string | null
  }
  service_charges: {
    charge_id: string
    uid: string
    service: string
    subject_id: string
    description: string
    currency: string
    amount: bigint
    fee_amount: bigint
    state: 'held' | 'collected' | 'rejected'
    provider_reference: string | null
    reason: string | null
    held_at: Date
    settled_at: Date | null
    request_key: string | null
    payee_name: string
    record_number: string
  }
  sessions: {
    session_id: Generated<string>
    user_id: string | null
    administrator_id: string | null
    user_agent: string
    ip: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    device: string | null
  }
  simple_payments: {
    simple_payment_id: Generated<string>
    number: Generated<bigint>
    uid: string
    state: 'draft' | 'awaiting_approval' | 'submitted' | 'in_review' | 'processing' | 'action_required' | 'sent' | 'paid' | 'rejected' | 'cancelled' | 'returned'
    step: number
    beneficiary_id: string | null
    beneficiary_account_id: string | null
    amount_sent: bigint | null
    amount_sent_currency: string | null
    amount_received: bigint | null
    amount_received_currency: string | null
    fees: bigint | null
    quote_id: string | null
    reference: string | null
    reason: string | null
    paid_from: string | null
    purpose_code: string | null
    source_of_funds: string | null
    exemption_code: '01' | '03' | '04' | null
    payee: unknown | null
    rate: string | null
    spread: bigint | null
    submitted_by: string | null
    submitted_at: Date | null
    submit_key: string | null
    called_at: Date | null
    provider_reference: string | null
    updates_seen: Generated<number>
    state_reason: string | null
    asked_at: Date | null
    created_at: Date
    updated_at: Date
    prepared_by: string | null
    changed_by: string | null
    approval_requested_by: string | null
    approval_requested_at: Date | null
    approval_binding: string | null
    approved_by: string | null
    transaction_id: string
    rate_as_of: Date | null
    rate_source: string | null
    amount_side: 'source' | 'target' | null
    return_settled_at: Date | null
    approval_waits_until: Date | null
    made_order: GeneratedAlways<bigint>
    promised_arrival: string | null
    payee_confirmation: string | null
    payee_confirmed_by: string | null
    searched: GeneratedAlways<string>
    review_due_at: Date | null
  }
  smart_escrows: {
    smart_escrow_id: string
    number: Generated<bigint>
    version: Generated<number>
    uid: string
    transaction_id: string
    state: 'draft' | 'approved' | 'partly_released' | 'released' | 'expired' | 'refunded'
    condition_based_payment: boolean
    beneficiary_id: string
    beneficiary_account_id: string
    currency: string
    amount_sent: bigint
    fee_amount: bigint
    amount_received: bigint
    transation_amount: bigint | null
    fees_payed_by: 'Sender' | 'Beneficiary' | 'Equal Split'
    payment_mode: string
    reference: string | null
    request_fx_hedging: boolean
    reason: string | null
    purpose_code: string
    source_of_funds: string
    exemption_code: '01' | '03' | '04'
    expiry_date: string
    terms: unknown | null
    conditions: unknown
    payee: unknown | null
    payee_changed_at: Date | null
    approved_by: string | null
    approved_at: Date | null
    created_at: Date
    updated_at: Date
    agreement: Generated<'waiting' | 'agreed' | 'declined'>
    agreement_due_at: Date | null
    agreement_late_at: Date | null
    agreement_answered_at: Date | null
    agreement_by: string | null
    agreement_reason: string | null
    inspection_days: number | null
    dispute: 'open' | 'escalated' | null
    funded_for: string | null
    made_order: GeneratedAlways<bigint>
    payee_confirmation: string | null
    payee_confirmed_by: string | null
    searched: GeneratedAlways<string>
    fee_rate_id: string | null
    agreement_cancelled_at: Date | null
  }
  staff_invitations: {
    administrator_id: string
    invited_by: string
    token_hash: string | null
    asked_at: Date
    expires_at: Date
  }
  statements: {
    statement_id: Generated<string>
    uid: string
    currency: string
    sequence: number
    from_day: string
    to_day: string
    closes_at: Date
    opening: bigint
    money_in: bigint
    money_out: bigint
    closing: bigint
    held: bigint
    entry_count: number
    account_number: string | null
    digest: string
    code: string
    issued_at: Date
  }
  supplier_audits: {
    quality_assurance_id: string
    uid: string
    version: number
    auditor_name: string
    audited_on: string
    answers: unknown
    findings: unknown
    score: number | null
    saved_by: string
    saved_at: Date
    beneficiary_id: string
    next_due_on: string | null
    reminded_until: string | null
  }
  supplier_lots: {
    quality_assurance_id: string
    uid: string
    beneficiary_id: string
    place: number
    verdict: 'passed' | 'rejected'
    is_reinspection: boolean
    pieces: number
    critical_found: number
    major_found: number
    minor_found: number
    inspected_on: string
    counted_at: Date
  }
  supplier_records: {
    uid: string
    beneficiary_id: string
    lots: number
    passed: number
    pieces: bigint
    critical_found: bigint
    major_found: bigint
    minor_found: bigint
    is_reduction_allowed: boolean
    major: unknown
    minor: unknown
    updated_at: Date
  }
  tasks: {
    task_id: Generated<string>
    uid: string | null
    kind: string
    rule: string
    facts: unknown
    subject: string
    subject_id: string
    who: 'back_office' | 'everyone' | 'owner' | 'preparer' | 'approver'
    opened_at: Date
    due_at: Date | null
    opened_by: bigint
    closed_at: Date | null
    closed_by: bigint | null
    administrator_id: string | null
  }
  term_sheets: {
    term_sheet_number: string
    round: number
    uid: string
    credit_limit_id: string
    term_sheet: unknown
    issued_at: Date
  }
  tracking_events: {
    uid: string
    logistics_id: string
    event_id: string
    event_type: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT'
    code: string
    classifier: 'PLN' | 'EST' | 'ACT'
    date_time: Date
    reported_at: Date
    stop: number | null
    location: unknown | null
    is_empty: boolean
    vessel: string | null
    imo: string | null
    voyage: string | null
    containers: string[]
    remark: string | null
    received_at: Date
    proof: unknown | null
  }
  tracking_links: {
    link_id: string
    uid: string
    logistics_id: string
    token_hash: string
    made_at: Date
    revoked_at: Date | null
  }
  trade_document_numbers: {
    uid: string
    type: string
    year: number
    last: number
  }
  trade_document_views: {
    uid: string
    document_id: string
    user_id: string
    at: Date
  }
  trade_documents: {
    trade_document_id: string
    uid: string
    transaction_id: string
    type: 'commercial_invoice' | 'proforma_invoice' | 'packing_list' | 'shipping_instruction' | 'purchase_order' | 'bill_of_lading' | 'insurance_certificate' | 'certificate_of_origin' | 'other'
    version: number | null
    document_id: string | null
    file_name: string | null
    number: string | null
    fields: unknown | null
    added_at: Date
    added_by: string
    state: Generated<'requested' | 'cancelled' | 'uploaded' | 'approved' | 'rejected' | 'expired' | 'removed'>
    reason: string | null
    expires_on: string | null
    asked: string | null
    recipient: string | null
    email: string | null
    due_on: string | null
    reminded_at: Date | null
    read: unknown | null
  }
  trades_at_desk: {
    transaction_id: string
    uid: string
    requested_at: Date
  }
  trading_records: {
    trading_id: Generated<string>
    number: Generated<bigint>
    uid: string | null
    link_id: string | null
    beneficiary_id: string | null
    converted_at: Date | null
    converted_by: string | null
    buyer_name: string
    buyer_address: string
    buyer_reg_no: string
    buyer_country: string | null
    supplier_name: string
    supplier_address: string
    supplier_reg_no: string
    trading_history: string
    buyer_trading_history: string
    supplier_trading_history: string
    turnover_previous_year: bigint
    turnover_current_year: bigint
    limit_amount: bigint
    expected_shipment_value: bigint
    currency: string
    underlying_goods: string
    transaction_tenor: string
    incoterms: string
    advance_ratio: string
    payment_terms: string
    expected_shipment_date: string
    contact_person_name: string
    contact_persion_email: string
    contact_persion_phone: string
    created_at: Date
    sender_hash: string
    counted_at: Date
    buyer_key: GeneratedAlways<string>
    made_order: GeneratedAlways<bigint>
    payment_days: number | null
    searched: GeneratedAlways<string>
  }
  transactions: {
    transaction_id: string
    number: Generated<bigint>
    uid: string
    name: string | null
    currency: string
    is_current: boolean
    created_at: Date
    made_order: GeneratedAlways<bigint>
    quote_request_id: string | null
    asked_services: string[] | null
    budget: unknown | null
    budget_version: Generated<number>
  }
  unprocessed_events: {
    event_id: bigint
  }
  users: {
    user_id: Generated<string>
    uid: string
    first_name: string
    middle_name: Generated<string>
    last_name: string
    work_email: string
    country_code: string
    company_phone_number: string
    job_title: string | null
    password_hash: string
    two_fa: Generated<boolean>
    email_verified_at: Date | null
    created_at: Generated<Date>
    role: Generated<'owner' | 'preparer' | 'approver' | 'viewer'>
    removed_at: Date | null
  }
  vendor_asks: {
    ask_id: string
    uid: string
    case_id: string
    vendor_id: string
    vendor_name: string
    recipient: string
    email: string
    note: string
    asked_at: Date
    answer_until: Date
    replaced_at: Date | null
    ended_at: Date | null
    answered_at: Date | null
    cannot_offer: string | null
    currency: string | null
    buy_amount: bigint | null
    eta_days: number | null
    valid_until: string | null
    inclusions: Generated<string[]>
    exclusions: Generated<string[]>
    remarks: Generated<string>
    stored_id: string | null
    file_name: string | null
    content_type: string | null
    end_reason: 'won' | 'another_offer' | 'denied' | 'cancelled' | 'expired' | null
    outcome: 'won' | 'lost' | null
  }
  vendor_documents: {
    document_id: string
    vendor_id: string
    file_name: string
    content_type: 'image/png' | 'image/jpeg' | 'application/pdf'
    size: number
    sha256: string
    stored_id: string
    added_by: string
    created_at: Date
  }
  vendors: {
    vendor_id: string
    version: number
    company_name: string
    services_offered: string
    services: string[]
    contact_details: unknown
    lanes: unknown
    is_retired: boolean
    updated_by: string
    created_at: Date
    updated_at: Date
  }
  waiting_sign_ins: {
    sign_in_id: Generated<string>
    administrator_id: string
    binding: string
    device: string | null
    ip: string
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  wallet_account_details: {
    uid: string
    currency: string
    unique_payment_id: string
    full_bank_name: string
    routing_code_type_1: string
    routing_code_value_1: string
    bank_address: string
    fetched_at: Date
    account_name: string | null
    routing_code_type_2: string | null
    routing_code_value_2: string | null
  }
  wallets: {
    uid: string
    currency: string
    opened_at: Date
  }
  worker_processes: {
    process_id: GeneratedAlways<bigint>
    worker_ids: Generated<string[]>
    shared_settings: unknown | null
  }
}

/** Of each table, in their order. */
export const columnsOf: Readonly<Record<string, string>> = {
  account_views: 'view_id uid user_id administrator_id session_id reason began_at expires_at ended_at',
  administrators: 'administrator_id email name password_hash created_at role state second_factor reset_by_mail',
  approved_alone: 'uid user_id day cents',
  audit_chain: 'number entry_id previous_hash content_hash hash',
  audit_checkpoints: 'number tip at public_key signature',
  audit_entries: 'entry_id kind at actor actor_id role action subject subject_id company before after reason request_id content_hash seal',
  audit_pending: 'entry_id',
  audit_texts: 'entry_id searched',
  authenticators: 'authenticator_id administrator_id sealed_secret session_id created_at confirmed_at last_step',
  availability_settings: 'uid origin origin_iso destination destination_iso updated_at',
  booking_persons: 'booking_person_id uid name email phone_number professional_position created_at updated_at',
  business_clock: 'is_only offset_ms',
  business_documents: 'uid position documents_type document_id',
  call_counts: 'caller process started_at calls',
  companies: 'uid company_name company_reg_number company_region kyb_status kyb_reason kyb_due_at provider_customer_id provider_wallet_id created_at team_enabled approval_limit tax_number daily_limit searched',
  container_charges: 'uid logistics_id number state state_reason demurrage_notified detention_notified started_at lines amount currency waived_amount waive_reason invoiced_at due_at paid_at updated_at charge_id charge_state made_order',
  conversions: 'conversion_id uid quote_id source_currency source_amount target_currency target_amount state request_key provider_reference reason requested_at settled_at received_amount',
  corridors: 'currency country payout_method account_type purpose_codes fields fetched_at asked_at',
  credit_limit_documents: 'uid credit_limit_id document_id added_at',
  credit_limit_questions: 'question_id uid credit_limit_id question asked_by asked_at answer answered_at',
  credit_limits: 'credit_limit_id number uid beneficiary_id state version currency requested_amount trading_history description_goods inco_terms payment_terms finance_partner_id terms_version term_sheet_number approved_amount valid_until offer_expires_at signed_at reason respond_due_at requested_at created_at updated_at requested_as made_order searched',
  customer_notes: 'note_id uid text written_by written_at',
  customer_risks: 'uid version rating reasons review_on rated_by rated_at is_current review_asked_at risk_id',
  customs_clearances: 'logistics_id uid state declaration_number due_at updated_at facts number ordered_at offer_id vendor_name currency price_amount fee_amount charge_id charge_state refunded_at fee_rate_id goods_value',
  documents: 'document_id uid folder file_name content_type size sha256 stored_id created_at e_invoice is_of_person needs_password',
  duty_rates: 'duty_rate_id hs_prefix destination origin version percent specific status source as_of valid_from valid_to next_revision_on note reason saved_by saved_at',
  escrow_amendments: 'amendment_id uid smart_escrow_id position state changes differences note currency held_amount fee_amount back_amount answered_by reason created_at proposed_at closed_at answer_due_at reminded_at',
  escrow_blocks: 'block_id uid smart_escrow_id position percent currency amount state reason refunded_part price',
  escrow_dispute_offers: 'offer_id uid dispute_id side released_percent note made_at answer answered_at',
  escrow_dispute_statements: 'statement_id uid dispute_id side text file made_at',
  escrow_disputes: 'dispute_id number uid smart_escrow_id block_id state opened_by opened_at currency amount escalation_from escalates_at escalated_at released_percent released_amount refunded_amount reason closed_at answer_due_at decision_due_at made_order searched',
  escrow_items: 'item_id uid block_id kind position title file approver decision decided_at reason release_event release_subject_id release_record release_since released_at',
  escrow_presentations: 'presentation_id uid smart_escrow_id item_id version state file stated differences presented_by presented_at due_at reminded_at silent_at decided_at',
  escrow_steps: 'step_id uid smart_escrow_id block_id kind state currency amount called_at asked_at updates_seen provider_reference reason created_at amendment_id paid_to',
  events: 'event_id uid subject subject_id from_state to_state actor at before after',
  fact_alerts: 'fact alerted_at',
  fact_readings: 'fact number outcome read_on source note saved_by saved_at',
  factoring_due_totals: 'uid beneficiary_id currency due_date fundings outstanding',
  factoring_payments: 'payment_id uid invoice_factoring_id payer state provider_reference currency amount paid_on sender sender_account reference interest_amount principal_amount fee_amount rest_amount reason request_key created_at settled_at',
  factoring_steps: 'step_id uid invoice_factoring_id payment_id kind state currency amount provider_reference reason asked_at late_at settled_at',
  factoring_totals: 'uid beneficiary_id currency fundings open_fundings reserved outstanding advanced interest_paid fee_paid buyer_paid customer_paid paid_invoices days_to_pay',
  failed_attempts: 'account kind failed_at',
  failing_rows: 'job row_id uid failures first_failed_at last_failed_at last_error notified_at',
  finance_partner_buyer_totals: 'finance_partner_id currency buyer_key lent',
  finance_partner_currencies: 'finance_partner_id version currency least_fee buyer_cap total_cap',
  finance_partner_terms: 'finance_partner_id version annual_rate_basis_points fee_basis_points most_advance_percent finance_terms offer_hours created_by created_at most_annual_cost_basis_points',
  finance_partner_totals: 'finance_partner_id currency slot lent',
  finance_partners: 'finance_partner_id registration_number address email phone_number vendor_id',
  founder_documents: 'uid fid position document_type document_number issuance_country expiry_date document_id',
  founders: 'fid uid position founder_type first_name middle_name last_name nationality date_of_birth professional_position email phone_number addressLine1 city state country postcode status status_reason review_due_at version ownership_percent',
  freight_booking_details: 'uid logistics_id incoterm goods_description customer_reference hs_codes shipper consignee notify_party saved_at charcoal not_charcoal named_place packages marks',
  freight_bookings: 'logistics_id number uid shipment_id state requested_at confirm_due_at state_reason carrier_asked_at confirmed_at carrier_booking_number document_name document_number vessel imo voyage tracked_at read_at eta eta_notified paid_at refunded_at released_at delivered_at carrier_cancelled_at transaction_id cover_lapsed_at detour documents_cut_off vgm_cut_off cargo_cut_off empties_returned_on charge_id charge_state made_order to_confirm_by',
  freight_containers: 'uid logistics_id position container_number',
  freight_corrections: 'uid logistics_id number details changed asked_at answer answered_at late_reason refusal_reason',
  freight_documents: 'uid logistics_id document_id document_type added_by added_at document_form platform platform_reference',
  freight_quotes: 'shipment_id number uid card_id card_version cost_amount currency enquiry freight created_at expires_at kept_uid transaction_id tariff_version made_order',
  freight_tariffs: 'version lanes surcharges note changes saved_by saved_at',
  fundings: 'funding_id uid kind description currency amount state request_key provider_reference reason requested_at settled_at payer_name record_number',
  guess_counts: 'address started_at calls',
  idempotency_keys: 'owner key request_hash status answer started_at process_id',
  incoming_payments: 'incoming_payment_id number uid provider_reference currency amount sender sender_account reference state arrived_at created_at return_reason return_reference return_key return_refusal made_order',
  inspection_appointments: 'quality_assurance_id uid proposed_days last_day asked_at answer_due_at late_at answered_at day receiver_name receiver_phone address comment',
  inspection_companies: 'inspection_company_id countries services accreditation price_remarks',
  inspection_drafts: 'quality_assurance_id uid report saved_at',
  inspection_photos: 'photo_id uid quality_assurance_id document_id place taken_at removed_at sha256',
  inspection_reports: 'quality_assurance_id uid report_number code verdict report reported_at',
  insurance_certificates: 'certificate_number uid insurance_id code certificate issued_at signature key_id searched',
  insurance_claim_documents: 'uid claim_id document_id kind position',
  insurance_claim_questions: 'question_id uid claim_id question asked_by asked_at answer answered_at',
  insurance_claims: 'claim_id number uid insurance_id state version first_notice_date delivery_date loss_type amount description carrier_name transport_reference assessed_amount paid_amount reason respond_due_at submitted_at created_at updated_at loss_date loss_place made_order searched',
  insurance_policies: 'insurance_id number uid insured_details_id state version category_of_goods description_of_goods volume_of_goods place_of_origin place_of_destination type_of_insurance_cover valid_from valid_to carriage deductible incoterm insured_party invoice_amount freight_amount insured_value shipment_id logistics_id indicative premium_amount fee_amount quote_note quote_expires_at reason respond_due_at submitted_at created_at updated_at transaction_id origin_countrycode destination_countrycode freight_charge_id political_risks invoice_number vessel voyage shipped_on referrals customer_reason referral_reason charge_id charge_state quoted_at made_order offer_id searched fee_rate_id',
  insurance_seal_keys: 'key_id public_key first_used_at',
  insurance_way_reviews: 'insurance_id uid as_of found',
  insured_details: 'insured_details_id uid same_as_policy_holder company_name company_id company_address city country email phone_number contact_name created_at updated_at',
  invitations: 'invitation_id uid email role state token_hash invited_by invited_at asked_at expires_at',
  invoice_factorings: 'invoice_factoring_id uid beneficiary_id finance_partner_id state shipment_date finance_term invoice_amount payment_request invoice_file purchase_order_file created_at updated_at number version transaction_id currency invoice_number invoice_key buyer_key invoice_sha256 shipping_file due_date terms_version annual_rate_basis_points advance_amount interest_amount fee_amount offer_expires_at requested_at collection_account buyer_confirmed_at buyer_disputed_at respond_due_at reason position_day principal_amount unit_days interest_paid fee_due buyer_paid customer_paid recourse_at next_contact_on submitted_as buyer_paid_on prepaid_amount alike_id shortfall_amount invoice_date order_number made_order ksef_number xml_invoice_key xml_differences searched',
  invoice_lines: 'invoice_id position description amount',
  invoice_marks: 'only_one through_journal next_journal marked_by',
  invoice_numbers: 'kind year last last_issued_at',
  invoiced_journals: 'journal_id invoice_id amount',
  invoices: 'invoice_id uid kind year serial issued_at moved_at currency net tax total subject subject_id title record_number credits facts searched',
  kyb_requirements: 'requirement_id uid fid about_name template what kind remarks is_mandatory state reason answer document_id with_form version position asked_at due_at answered_at',
  ledger_accounts: 'account_id owner uid account currency balance entry_count booked_until',
  ledger_currencies: 'currency',
  ledger_daily_marks: 'account_id through_position',
  ledger_daily_totals: 'owner currency day money_in money_out',
  ledger_entries: 'account_id position journal_id amount balance_after booked_at',
  ledger_holds: 'hold_id owner currency amount subject placed_at expires_at resolution resolved_at account',
  ledger_journals: 'journal_id key kind subject description event_at posted_at',
  ledger_snapshot_mark: 'only_one through_journal marked_by',
  ledger_snapshots: 'account_id through_journal balance booked_until',
  limit_raises: 'limit_raise_id uid approval_limit daily_limit requested_by requested_at waits_until state decided_by decided_at',
  links: 'link_id uid purpose subject subject_id asked recipient email state max_uses uses mails token_hash sent_by made_at asked_at expires_at lasts_until due_at',
  listed_quotes: 'uid quote_id product source_currency source_amount target_currency target_amount created_at expires_at used_at way subject_id company_name is_tried is_listed',
  message_documents: 'uid thread_id position document_id',
  message_reads: 'uid thread_id user_id position',
  message_threads: 'thread_id uid subject subject_id title newest newest_company newest_office office_read newest_at created_at',
  messages: 'uid thread_id position user_id administrator_id text at',
  name_check_asks: 'ask_id uid asked_at',
  notes: 'note_id uid user_id text done_at created_at',
  notification_settings: 'uid user_id kind channel',
  notifications: 'notification_id uid user_id event_id kind rule facts subject subject_id at read_at mailed_at',
  number_keys: 'is_the_one key',
  one_time_codes: 'code_id user_id purpose binding code_hash tries sent_at expires_at used_at link_id administrator_id',
  partner_accounts: 'beneficiary_account_id uid beneficiary_id position account_ref_name account_holder_name account_no swift_ifsc currency bank bank_address bank_city beneficiary_account_type beneficiary_country_code payout_method beneficiary_hash_id created_at updated_at removed_at name_check name_check_bank_name name_check_reason name_checked_at name_check_of bank_correction bank_corrected_at bank_correction_of second_bank_code owner_id_number',
  partners: 'beneficiary_id uid company_name company_address company_registration_number contact_person_name email phone_number limit_request version created_at updated_at payment_terms country registration_key town post_code searched',
  passage_closures: 'closure_id passage reason closed_on closed_by closed_at reopened_by reopened_at source',
  password_resets: 'token_hash user_id created_at expires_at used_at administrator_id',
  pending_changes: 'change_id kind subject subject_id title about asked_by asked_at reason before after expires_at state decided_by decided_at decision_reason',
  price_rate_announcements: 'rate_id was after_uid is_complete',
  price_rates: 'rate_id service uid basis_points least most currency asked_from asked_to asked_by asked_at reason version valid_from valid_to confirmed_by fixed',
  provider_webhooks: 'event_id payout_key body received_at read_at provider_customer_id',
  quality_inspections: 'quality_assurance_id number uid transaction_id state version beneficiary_id address_of_inspection supplier_audit quality_assurance loading_inspection audit_specification audit_days audit_persons qa_consignment_value qa_days goods_specifications specification_files lot_size inspection_level no_of_containers loading_consignment_value logistics_id vendor_name inspection_date price_amount fee_amount quote_note quote_expires_at scheduled_for aborted_at_cost_of reason respond_due_at submitted_at created_at updated_at reinspects accepted_rejected quoted_at inspection_company_id aql_major aql_minor severity_major severity_minor severity_reason inspection_country inspect_by charge_id charge_state estimated_amount made_order offer_id searched fee_rate_id',
  quote_cases: 'case_id number made_order uid transaction_id service subject_id state state_reason version owner request title note requested_at due_at revisions offers_until accept_key won_by',
  quote_offers: 'offer_id uid case_id position state state_reason vendor_id vendor_name quote_name currency buy_amount sell_amount margin_type margin_percent margin_amount margin_reason eta_days valid_until inclusions exclusions stored_id file_name content_type created_at ask_id made_for',
  quote_requests: 'quote_request_id uid version content created_at updated_at updated_by transaction_id outcome',
  quotes: 'quote_id uid purpose source_currency source_amount fee_amount target_currency target_amount spread_amount rate mid_rate markup_basis_points rate_as_of rate_source created_at expires_at used_at reference_rate reference_as_of reference_source draft_id fee_rate_id markup_rate_id',
  rate_cards: 'card_id version mode carrier colour currency base_amount per_thousand_amount minimum_amount handling_amount documents_amount fuel_percent per_day handling_days co2_percent validity_days is_offered saved_by saved_at vendor_id',
  read_papers: 'uid sha256 read',
  reconciliation_closings: 'closing_id difference_id uid closed_by closed_at reason ours theirs entries reopened_at reopened_by reopened_reason',
  reconciliation_differences: 'difference_id uid kind about currency ours theirs our_amount their_amount difference happened_at first_seen_at last_seen_at changed_at state gone_at ended_at version',
  reconciliation_runs: 'ran_at compared customers',
  recovery_codes: 'administrator_id code_hash made_at used_at',
  reference_rates: 'day as_of source per_euro fetched_at',
  registrations: 'uid user_id user_nationality user_dateOfBirth user_addressLine1 user_city user_state user_country user_postcode user_documentType user_documentNumber user_documentIssuanceCountry trade_name website business_type company_description company_reg_date company_reg_country company_listed_exchange totalEmployees industrySector intendedUseOfAccount annualTurnover registered_addressLine1 registered_addressLine2 registered_city registered_state registered_country registered_postcode submitted_at no_other_owner',
  release_requests: 'release_request_id uid purpose subject_id binding requested_by requested_at request_key state decided_by decided_at waits_until',
  restricted_countries: 'country region places basis reason source published_on saved_by saved_at',
  screening_cases: 'case_id number uid company_name state state_reason version subject subject_id fingerprint party list entry_id entry_fingerprint entry score parts opened_at due_at updated_at searched',
  screening_checks: 'uid subject subject_id party fingerprint lists_version checked_at',
  screening_entries: 'list entry_id kind names countries birth_dates imo_numbers programme',
  screening_lists: 'list version published_on sha256 entries imported_at',
  search_entries: 'record_id kind uid number title searched pieces keys made_at is_party is_for_customer is_for_office',
  search_numbers: 'record_id key',
  security_questions: 'user_security_id uid user_id question_one answer_one_hash question_two answer_two_hash updated_at',
  service_charge_lines: 'charge_id uid position kind description amount fee_rate fee_rate_version',
  service_charges: 'charge_id uid service subject_id description currency amount fee_amount state provider_reference reason held_at settled_at request_key payee_name record_number',
  sessions: 'session_id user_id administrator_id user_agent ip created_at expires_at ended_at device',
  simple_payments: 'simple_payment_id number uid state step beneficiary_id beneficiary_account_id amount_sent amount_sent_currency amount_received amount_received_currency fees quote_id reference reason paid_from purpose_code source_of_funds exemption_code payee rate spread submitted_by submitted_at submit_key called_at provider_reference updates_seen state_reason asked_at created_at updated_at prepared_by changed_by approval_requested_by approval_requested_at approval_binding approved_by transaction_id rate_as_of rate_source amount_side return_settled_at approval_waits_until made_order promised_arrival payee_confirmation payee_confirmed_by searched review_due_at',
  smart_escrows: 'smart_escrow_id number version uid transaction_id state condition_based_payment beneficiary_id beneficiary_account_id currency amount_sent fee_amount amount_received transation_amount fees_payed_by payment_mode reference request_fx_hedging reason purpose_code source_of_funds exemption_code expiry_date terms conditions payee payee_changed_at approved_by approved_at created_at updated_at agreement agreement_due_at agreement_late_at agreement_answered_at agreement_by agreement_reason inspection_days dispute funded_for made_order payee_confirmation payee_confirmed_by searched fee_rate_id agreement_cancelled_at',
  staff_invitations: 'administrator_id invited_by token_hash asked_at expires_at',
  statements: 'statement_id uid currency sequence from_day to_day closes_at opening money_in money_out closing held entry_count account_number digest code issued_at',
  supplier_audits: 'quality_assurance_id uid version auditor_name audited_on answers findings score saved_by saved_at beneficiary_id next_due_on reminded_until',
  supplier_lots: 'quality_assurance_id uid beneficiary_id place verdict is_reinspection pieces critical_found major_found minor_found inspected_on counted_at',
  supplier_records: 'uid beneficiary_id lots passed pieces critical_found major_found minor_found is_reduction_allowed major minor updated_at',
  tasks: 'task_id uid kind rule facts subject subject_id who opened_at due_at opened_by closed_at closed_by administrator_id',
  term_sheets: 'term_sheet_number round uid credit_limit_id term_sheet issued_at',
  tracking_events: 'uid logistics_id event_id event_type code classifier date_time reported_at stop location is_empty vessel imo voyage containers remark received_at proof',
  tracking_links: 'link_id uid logistics_id token_hash made_at revoked_at',
  trade_document_numbers: 'uid type year last',
  trade_document_views: 'uid document_id user_id at',
  trade_documents: 'trade_document_id uid transaction_id type version document_id file_name number fields added_at added_by state reason expires_on asked recipient email due_on reminded_at read',
  trades_at_desk: 'transaction_id uid requested_at',
  trading_records: 'trading_id number uid link_id beneficiary_id converted_at converted_by buyer_name buyer_address buyer_reg_no buyer_country supplier_name supplier_address supplier_reg_no trading_history buyer_trading_history supplier_trading_history turnover_previous_year turnover_current_year limit_amount expected_shipment_value currency underlying_goods transaction_tenor incoterms advance_ratio payment_terms expected_shipment_date contact_person_name contact_persion_email contact_persion_phone created_at sender_hash counted_at buyer_key made_order payment_days searched',
  transactions: 'transaction_id number uid name currency is_current created_at made_order quote_request_id asked_services budget budget_version',
  unprocessed_events: 'event_id',
  users: 'user_id uid first_name middle_name last_name work_email country_code company_phone_number job_title password_hash two_fa email_verified_at created_at role removed_at',
  vendor_asks: 'ask_id uid case_id vendor_id vendor_name recipient email note asked_at answer_until replaced_at ended_at answered_at cannot_offer currency buy_amount eta_days valid_until inclusions exclusions remarks stored_id file_name content_type end_reason outcome',
  vendor_documents: 'document_id vendor_id file_name content_type size sha256 stored_id added_by created_at',
  vendors: 'vendor_id version company_name services_offered services contact_details lanes is_retired updated_by created_at updated_at',
  waiting_sign_ins: 'sign_in_id administrator_id binding device ip tries created_at expires_at used_at',
  wallet_account_details: 'uid currency unique_payment_id full_bank_name routing_code_type_1 routing_code_value_1 bank_address fetched_at account_name routing_code_type_2 routing_code_value_2',
  wallets: 'uid currency opened_at',
  worker_processes: 'process_id worker_ids shared_settings',
}
