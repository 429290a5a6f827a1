  latest <- orders |>
    arrange(desc(ordered_on), desc(order_id)) |>
    distinct(customer_id, .keep_all = TRUE) |>
    select(customer_id, order_id, ordered_on, amount)
  write_csv(latest, file.path(output_dir, "latest_orders.csv"), na = "")
