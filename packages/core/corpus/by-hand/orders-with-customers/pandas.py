    listed = orders.merge(
        customers.dropna(subset="customer_id"), on="customer_id", how="left"
    )[["order_id", "ordered_on", "name", "country", "amount"]]
    listed.to_csv(output_dir / "orders_with_customers.csv", index=False)
