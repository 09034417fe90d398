-- What buyers send back or complain of: withdrawals, returns by the seller's own policy, exchanges, claims; up to the operator's decision.
create table if not exists return_cases (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  company_id int not null references companies,
  -- Of the order, from 1: with the order's number it is the name of the case.
  position int not null,
  kind text not null check (kind in ('withdrawal', 'return', 'exchange', 'claim')),
  status text not null check (status in ('opened', 'accepted', 'sent', 'received', 'settled', 'rejected', 'cancelled', 'lapsed', 'disputed')),
  -- Where it stood before the operator got it; null: nobody asked.
  status_before text,
  -- As the buyer wrote it: who, where receipts go, what is wrong.
  name text not null,
  email text not null,
  words text not null,
  -- A claim: what the buyer asks for (`wish_amount` grosze, of a price reduction), and what the seller does.
  wish text check (wish in ('repair', 'replacement', 'priceReduction', 'refund')),
  wish_amount bigint check (wish_amount > 0),
  remedy text check (remedy in ('repair', 'replacement', 'priceReduction', 'refund')),
  -- Clocks: the seller's answer to a claim; the buyer's to send; by the law the money is back.
  answer_until timestamptz,
  send_until timestamptz,
  money_until timestamptz,
  reminded_at timestamptz,
  carrier text,
  tracking_number text,
  -- Given back for it, all in all, grosze; and whether the pieces stay with the seller for good.
  refunded bigint not null default 0 check (refunded >= 0),
  keeps_pieces boolean not null default false,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, position)
);
-- The seller's list, the latest first; all of them, or those that wait.
create index if not exists return_cases_company on return_cases (company_id, id desc);
create index if not exists return_cases_open on return_cases (company_id, id desc)
  where status in ('opened', 'accepted', 'sent', 'received', 'disputed');
create index if not exists return_cases_disputed on return_cases (id desc) where status_before is not null;
-- Clocks.
create index if not exists return_cases_answers on return_cases (answer_until) where status = 'opened' and answer_until is not null;
create index if not exists return_cases_sending on return_cases (send_until) where status in ('opened', 'accepted') and send_until is not null;
create index if not exists return_cases_money on return_cases (money_until) where status in ('sent', 'received') and money_until is not null;

create table if not exists return_lines (
  case_id bigint not null references return_cases on delete cascade,
  item_id bigint not null references order_items,
  quantity int not null check (quantity > 0),
  -- What the seller found: pieces that came, and of them those that can be sold again.
  received int not null default 0 check (received between 0 and quantity),
  sellable int not null default 0 check (sellable between 0 and received),
  condition text check (condition in ('asDescribed', 'worse')),
  -- For lessened value, grosze, of all received pieces together, and why.
  deduction bigint not null default 0 check (deduction >= 0),
  reason text,
  -- After a repair: until when the seller answers for defects now.
  liable_until date,
  primary key (case_id, item_id)
);
create index if not exists return_lines_item on return_lines (item_id);

create table if not exists return_events (
  id bigint generated always as identity primary key,
  case_id bigint not null references return_cases on delete cascade,
  step text not null,
  to_status text not null,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator', 'system')),
  by_user uuid references users on delete set null,
  words text,
  detail jsonb,
  at timestamptz not null,
  -- When mails about it were written.
  told_at timestamptz
);
create index if not exists return_events_case on return_events (case_id, id);

-- What both sides send while the operator decides, and before.
create table if not exists return_statements (
  id bigint generated always as identity primary key,
  case_id bigint not null references return_cases on delete cascade,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator')),
  by_user uuid references users on delete set null,
  words text not null,
  at timestamptz not null
);
create index if not exists return_statements_case on return_statements (case_id, id);

-- What a company promises beyond the law; no row: nothing.
create table if not exists return_policies (
  company_id int primary key references companies on delete cascade,
  return_days int check (return_days between 15 and 365),
  exchange_days int check (exchange_days between 1 and 365),
  warranty_months int check (warranty_months between 1 and 120),
  updated_at timestamptz not null
);

-- A piece comes back, or leaves in exchange for one.
alter table stock_movements drop constraint if exists stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in ('initial', 'order', 'holdReturned', 'cancelled',
  'correction', 'import', 'received', 'sold', 'damaged', 'stocktaking', 'integration', 'undo', 'returned', 'exchanged')) not valid;
alter table stock_movements validate constraint stock_movements_reason_check;
