-- Sending of invoices to the state's system: whether, with which token, and how far each came. Tokens and keys lie sealed.
alter table document_settings
  add column ksef text not null default 'off' check (ksef in ('off', 'test', 'production')),
  add column ksef_token bytea,
  add column ksef_token_end text,
  add column ksef_token_at timestamptz,
  -- For invoices that are given away before the state has them: serial number and private key of the seller's certificate.
  add column ksef_certificate text,
  add column ksef_certificate_key bytea;

create table ksef_invoices (
  document_id bigint primary key references documents,
  environment text not null check (environment in ('test', 'production')),
  status text not null check (status in ('waiting', 'sent', 'accepted', 'refused')),
  -- The file, once it was made: what was sent, and what the code on the invoice is the hash of.
  xml text,
  session text,
  reference text,
  ksef_number text,
  -- What the system answered last, or why it could not be asked.
  problem text,
  attempts int not null default 0,
  -- One process at a time talks about it.
  busy_until timestamptz,
  changed_at timestamptz not null
);
