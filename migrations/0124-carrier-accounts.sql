-- What a company buys labels with: one account a carrier. Public values stand in clear, secrets sealed with their last characters; a
-- change of any of them forgets how the connection was found.
create table carrier_accounts (
  company_id integer not null references companies on delete cascade,
  carrier text not null check (carrier in ('inpost', 'dpd', 'gls')),
  is_test boolean not null default false,
  -- Entered by the demo, and good for its own stand-in alone.
  is_stand_in boolean not null default false,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  changed_at timestamptz not null,
  checked_at timestamptz,
  check_result text check (check_result in ('works', 'refused', 'unanswered')),
  primary key (company_id, carrier),
  check ((checked_at is null) = (check_result is null))
);

insert into carrier_accounts (company_id, carrier, fields, changed_at)
select company_id, 'inpost', jsonb_build_object(
    'organizationId', jsonb_build_object('value', inpost_organization),
    'apiKey', jsonb_build_object('sealed', replace(encode(inpost_key_sealed, 'base64'), E'\n', ''), 'last4', inpost_key_last4)),
  inpost_key_set_at
from company_logistics where inpost_key_sealed is not null;

alter table company_logistics drop column inpost_organization, drop column inpost_key_sealed, drop column inpost_key_last4,
  drop column inpost_key_set_at;
