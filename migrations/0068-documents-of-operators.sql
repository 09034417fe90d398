-- Operators look through documents: the latest first, by number, by the buyer's tax number, by how far sending to the state came.
create index documents_latest on documents (issued_at desc, id desc);
create index documents_number on documents (number text_pattern_ops);
create index documents_buyer_tax on documents ((content->'buyer'->'tax'->>'number'))
  where content->'buyer'->'tax'->>'number' is not null;
create index document_uploads_latest on document_uploads (created_at desc, id desc);
create index ksef_invoices_open on ksef_invoices (status, document_id) where status <> 'accepted';

-- Why an invoice is not in the state's system yet, or was refused there: from it follows what people can do.
alter table ksef_invoices add column cause text
  check (cause in ('noToken', 'token', 'unreachable', 'original', 'duplicate', 'file', 'program'));
-- Since when the system refuses the token: people are told once.
alter table document_settings add column ksef_token_refused_at timestamptz;
